// Decides whether a key pressed anywhere on the page is meant for a board. What the key does is up to the board.

import { dataAttributes } from '../data-attributes.ts';

/** False for browser shortcuts, typing in a field, and keys pressed in another board on the same page. */
export function isBoardShortcut(event: KeyboardEvent, board: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (target.closest('dialog, select, textarea, input:not([type="radio"])') !== null) return false;
  return board.contains(target) || document.querySelectorAll(`[${dataAttributes.board}]`).length === 1;
}
