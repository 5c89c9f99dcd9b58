// Whether a key pressed anywhere on the page is meant for a board. Not what the board does with it.

/** Not a shortcut of the browser, not typed into a field, and not at another board of the same page. */
export function isBoardShortcut(event: KeyboardEvent, board: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (target.closest('dialog, select, textarea, input:not([type="radio"])') !== null) return false;
  return board.contains(target) || document.querySelectorAll('[data-board]').length === 1;
}
