/** What scrolls must be reachable without a mouse; what fits needs no stop on the way. */
export function reachable(content: HTMLElement): () => void {
  const look = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = content;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) content.tabIndex = 0;
    else content.removeAttribute("tabindex");
  });
  for (const element of [content, ...content.children]) look.observe(element);
  return () => look.disconnect();
}
