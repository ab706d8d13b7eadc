/** Notices of the browser: they say at which game it is somebody's turn, and nothing else. */
import { settings } from "./settings.svelte";

/** Whether this browser can show notices at all. */
export const CAN_NOTIFY = "Notification" in window;

/** Ask the browser for leave; it asks the person, unless that was decided before. */
export async function askLeave(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === "granted";
}

/** Tell who does not look at this page; several notices of one table are one. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.notices || !document.hidden || !CAN_NOTIFY) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: table, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
