// The data attributes that boards, the ui-kit and the table layout share. README.md explains who sets and who reads each one.
// CSS cannot import these constants: data-attributes.test.ts checks that style sheets and markup use no other names.

export const dataAttributes = {
  /** On the root of a board. With only one board on a page, keys pressed anywhere go to it. */
  board: 'data-board',
  /** On the root of a board while it is still mounting: the layout shows the loading text instead. */
  mounting: 'data-mounting',
  /** On the root of a board while it reveals the final score: the result screen waits. */
  revealingScore: 'data-revealing-score',
  /** On the root of a board that needs the full width: the side panel moves into a dialog. */
  fullWidth: 'data-full-width',
  /** On the element before a dock: on a phone in landscape the dock is placed beside it. */
  dockBeside: 'data-dock-beside',
  /** On the part of a board that belongs to a seat; the value is the seat. Bots speak here, and a lost word shakes it. */
  seatArea: 'data-seat-area',
  /** Around something to read at leisure: a tap on it does not skip the wait for a bot. */
  toRead: 'data-to-read',
  /** On the part of a board that only helps to make a move: a replay leaves it out. */
  forMoves: 'data-for-moves',
  /** Around a table whose board is also on a big screen: a phone shows only what its player needs. */
  bigScreen: 'data-big-screen',
  /** On what a tip points at; the value is the tip's target. */
  tip: 'data-tip',
  /** Set by the coach on what the tip on screen is about. */
  tipShown: 'data-tip-shown',
  /** Set by web/table/moments/place-bubble.ts on a bubble: on which side of its target it is. */
  side: 'data-side',

  /** Identity of an element for FLIP animations, unique within the board. */
  flipId: 'data-flip-id',
  flipDurationMs: 'data-flip-duration-ms',
  flipDelayMs: 'data-flip-delay-ms',
  /** The flip id of the element where a new element starts. */
  flipFrom: 'data-flip-from',

  /** On a piece that a review can point at; the value is its id in the marks of the game's analyst. */
  piece: 'data-piece',
  /** On a square of a grid; the value is its number. */
  square: 'data-square',
  /** Set by board-marks.ts on a piece or a square: `ring`, `heat` or `target`. */
  mark: 'data-mark',
  /** Set by board-marks.ts on a square: the letter that belongs there. */
  markLetter: 'data-mark-letter',

  /** On a draggable element; the value says what is dragged. */
  dragItem: 'data-drag',
  /** On a drop target; the value says where something was dropped. */
  dropTarget: 'data-drop',
  /** Set by drag.ts on the element that is being dragged. */
  dragging: 'data-dragging',
  /** Set by drag.ts on the drop target under the pointer. */
  dragOver: 'data-drag-over',

  /** On <html>, set from the settings. */
  theme: 'data-theme',
  contrast: 'data-contrast',
  motion: 'data-motion',
  handedness: 'data-handedness',
  /** On <html> while one part of a lesson is printed: `slips` or `sheets`. */
  printing: 'data-printing',
} as const;
