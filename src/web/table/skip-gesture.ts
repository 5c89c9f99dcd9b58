// Which taps and keys mean “don’t make me wait”: those that do nothing else.

const CONTROLS = 'button, a, input, select, textarea, label, summary, dialog, [data-drag], [data-to-read]';

/** A tap beside all controls and everything that is there to be read, or Enter or Space while no control has the focus. */
export function isSkipGesture(event: MouseEvent | KeyboardEvent): boolean {
  if (event.defaultPrevented || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' '))
    return false;
  return event.target instanceof Element && event.target.closest(CONTROLS) === null;
}
