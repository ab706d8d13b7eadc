/** Searching the rules: every word must occur in the clause, in its number or in its text. */
import type { Chapter } from "../protocol";

/** Take the tags out of a fragment, so that only what is read is searched. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Whether every word that is wanted occurs in a text. */
export function wordsIn(text: string, wanted: string): boolean {
  const within = text.toLowerCase();
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((part) => within.includes(part));
}

/** The chapters with the clauses in which all the words occur; all of them without any word. */
export function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  if (wanted.trim() === "") return [...chapters];
  const fits = (text: string) => wordsIn(text, wanted);
  return chapters
    .map((chapter) => ({
      ...chapter,
      intro: fits(plain(chapter.intro)) ? chapter.intro : "",
      clauses: chapter.clauses.filter((one) => fits(`${one.id} ${plain(one.html)}`)),
    }))
    .filter((chapter) => chapter.clauses.length > 0 || chapter.intro !== "" || fits(chapter.title));
}
