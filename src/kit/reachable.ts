// Lets the keys reach a part that scrolls, down or sideways: it can be focused while it holds more than it shows, and only then.

export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
