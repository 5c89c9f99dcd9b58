// Marks on a board: rings around pieces, and how good each square is. They are attributes on elements that the board shows anyway,
// so a board needs nothing for them but `data-piece` or `data-flip-id` on its pieces and `data-square` on its squares.

import './styles/marks.css';
import type { BoardMark } from '../core/analysis/analyst.ts';
import { dataAttributes } from './data-attributes.ts';

const { mark, markLetter, piece, flipId, square } = dataAttributes;

/** An attachment for an element around a board. Pieces that appear later are marked too: boards mount in stages. */
export const showMarks =
  (marks: readonly BoardMark[]) =>
  (around: HTMLElement): (() => void) => {
    if (marks.length === 0) return () => {};
    const apply = (): void => {
      clear(around);
      for (const one of marks) markElement(around, one);
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(around, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clear(around);
    };
  };

function markElement(around: HTMLElement, one: BoardMark): void {
  // Several pieces can be alike: each mark rings one more of them.
  if (one.type === 'piece')
    around
      .querySelector(`:is([${piece}="${CSS.escape(one.id)}"], [${flipId}="${CSS.escape(one.id)}"]):not([${mark}])`)
      ?.setAttribute(mark, 'ring');
  else if (one.type === 'square') {
    const found = around.querySelector<HTMLElement>(`[${square}="${one.square}"]`);
    if (found === null) return;
    found.setAttribute(mark, one.letter === null ? 'heat' : 'target');
    found.style.setProperty('--mark', String(one.value));
    if (one.letter !== null) found.setAttribute(markLetter, one.letter);
  }
}

function clear(around: HTMLElement): void {
  for (const marked of around.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    marked.removeAttribute(mark);
    marked.removeAttribute(markLetter);
    marked.style.removeProperty('--mark');
  }
}
