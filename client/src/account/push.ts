/** Pushes to this browser: they come even when no page of the table is open. */

/** Whether this browser can be pushed to. */
export const CAN_PUSH = "serviceWorker" in navigator && "PushManager" in window;

/** Read what is written as bytes are in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the browser for a subscription; nothing if the person or the browser does not want it. */
export async function subscribe(key: string): Promise<string> {
  if (!CAN_PUSH || (await Notification.requestPermission()) !== "granted") return "";
  try {
    await navigator.serviceWorker.register("/push.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    return JSON.stringify(await pushManager.subscribe(wish));
  } catch {
    return "";
  }
}
