// Decides whether a key pressed anywhere on the page is meant for a board. What the key does is up to the board.

import { dataAttributes } from '../data-attributes.ts';

/** False for browser shortcuts, typing in a field, keys pressed in another board on the same page, and while a dialog is open:
 *  its Escape closes it even if none of its elements has the focus. */
export function isBoardShortcut(event: KeyboardEvent, board: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (document.querySelector('dialog:modal') !== null) return false;
  if (target.closest('select, textarea, input:not([type="radio"])') !== null) return false;
  return board.contains(target) || document.querySelectorAll(`[${dataAttributes.board}]`).length === 1;
}
