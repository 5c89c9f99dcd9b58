// An attachment that makes a scrolling element focusable while it overflows, so that it can be scrolled with the keyboard.
// It measures once per frame: measuring while the page is being built would slow the page down.

export function focusableScroll(node: HTMLElement): () => void {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const scheduleUpdate = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  const sizeObserver = new ResizeObserver(scheduleUpdate);
  sizeObserver.observe(node);
  // What is inside can grow without any change of the document.
  const observeContent = (): void => {
    for (const child of node.children) sizeObserver.observe(child);
    scheduleUpdate();
  };
  observeContent();
  const contentObserver = new MutationObserver(observeContent);
  contentObserver.observe(node, { childList: true, subtree: true, characterData: true });
  // Fonts come late and change the size of the text.
  document.fonts.addEventListener('loadingdone', scheduleUpdate);
  return () => {
    cancelAnimationFrame(frame);
    sizeObserver.disconnect();
    contentObserver.disconnect();
    document.fonts.removeEventListener('loadingdone', scheduleUpdate);
  };
}
