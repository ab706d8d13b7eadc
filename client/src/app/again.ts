/** Look at what changes elsewhere: at once, again and again, and whenever the page is looked at. */
export function again(look: () => void, pause: number): () => void {
  look();
  const timer = setInterval(look, pause);
  addEventListener("focus", look);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", look);
  };
}
