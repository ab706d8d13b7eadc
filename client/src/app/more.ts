/** Mark a list that scrolls as long as there is more below what can be seen of it. */
export function more(list: HTMLElement): () => void {
  const look = () => {
    const rest = list.scrollHeight - list.clientHeight - list.scrollTop;
    list.toggleAttribute("data-more", rest > 1);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(list);
  content.observe(list, { childList: true, subtree: true });
  list.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    list.removeEventListener("scroll", look);
  };
}
