// The padlock on black cards, drawn on a 10 × 10 grid. The legend of the row explains it.

export const LOCK_PATH =
  'M2.3 4.3V3.1a2.7 2.7 0 0 1 5.4 0v1.2h.6q.7 0 .7.7v4.2q0 .7-.7.7H1.7q-.7 0-.7-.7V5q0-.7.7-.7zm1.4 0h2.6V3.1a1.3 1.3 0 0 0-2.6 0z';
