/** The guided first game of a game, opened with one click. */
import { post } from "../app/api";
import { keepTable } from "../app/memory";
import { place } from "../app/route.svelte";
import type { Opened } from "../protocol";

/**
 * Open a table for a chapter of the lesson of a game, counted from one, and go there; it may stand
 * further on, after so many actions of the lesson.
 */
export async function openLesson(game: string, chapter = 1, at = 0): Promise<void> {
  const opened = await post<Opened>(`/api/lessons/${game}/${chapter}/${at}`, {});
  keepTable(opened.table, opened.key);
  place.go(`/table/${opened.table}`);
}
