// Lets the keys reach a part that scrolls, down or sideways: it can be focused while it holds more than it shows, and only then.
// It looks when a frame is drawn, never in between: to measure a page that is being built makes it slow.

export function focusableScroll(node: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(node);
  const content = new MutationObserver(soon);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    content.disconnect();
  };
}
