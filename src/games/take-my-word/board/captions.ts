// What lies in the row, how it came there and what a try would do to it, in a sentence or two for the board; and who won or lost points by it.
// Not the log (say.ts), which tells everything in turn.

import type { Seat } from '../../../core/game.ts';
import type { Card } from '../rules/cards.ts';
import { type Event, spell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tellPoints, tellSeats } from '../text/phrases.ts';
import type { Trial } from './draft-row.ts';
import type { Forecast } from './preview.ts';

/** Plain text, or a word that can be looked up. */
export type Part = string | { readonly word: string };
export type Caption = { readonly seat: Seat | null; readonly parts: readonly Part[] };

export function captionOf(view: View, events: readonly Event[], names: readonly string[]): Caption {
  const { status, row } = view;
  if (view.phase === 'switch') {
    const points = tellPoints(view.players[view.toAct!]!.turns.at(-1)!.points);
    const parts = [
      `Round ${view.round} went to ${inside(names[view.toAct!]!)}: ${points}, and the right to switch places.`,
    ];
    return { seat: view.toAct, parts };
  }
  if (status === 'empty') return emptyCaption(view, events, names);
  const text = spell(row.slots);
  const loss = lossOf(events, names);
  if (row.by !== null) {
    const { points } = view.players[row.by]!.turns.at(-1)!;
    return { seat: row.by, parts: [`${names[row.by]} made `, { word: text }, ` for ${points}.`, ...loss] };
  }
  const seat = layerOf(view, text);
  const passed = row.passed.length === 0 ? [] : [` ${tellSeats(row.passed, names)} passed.`];
  const laid = seat === null ? 'The row is open: ' : `${names[seat]} laid one letter: `;
  return { seat, parts: [laid, text, '.', ...loss, ...passed] };
}

/** What would become of the standing word; null while nothing is tried on it. */
export function outlookOf(
  { row, players }: View,
  names: readonly string[],
  { clears }: Trial,
  foreseen: Forecast,
  known: boolean,
): Caption | null {
  if (row.by === null) return null;
  const points = tellPoints(players[row.by]!.turns.at(-1)!.points);
  const name = inside(names[row.by]!);
  const standing = { word: spell(row.slots) };
  if (clears) return { seat: row.by, parts: [standing, ` is cleared, ${points} safe with ${name}.`] };
  if (foreseen.type === 'nothing' || foreseen.type === 'refused') return null;
  const text = foreseen.type === 'play' ? foreseen.laying.text : foreseen.text;
  const loss = `: ${name} ${name === 'you' ? 'lose' : 'loses'} ${points}.`;
  return { seat: row.by, parts: [`${text}${known ? '' : ', if it is a word,'} takes `, standing, loss] };
}

/** “You” within a sentence. */
const inside = (name: string): string => (name === 'You' ? 'you' : name);

/** Who laid the card that made the row read so. */
function layerOf({ players }: View, text: string): Seat | null {
  const seat = players.findIndex(({ turns }) => turns.at(-1)?.how === 'letter' && turns.at(-1)!.text === text);
  return seat < 0 ? null : seat;
}

function lossOf(events: readonly Event[], names: readonly string[]): readonly Part[] {
  for (const event of events) {
    if (event.type === 'taken')
      return [
        ' ',
        { word: event.text },
        ` was taken from ${inside(names[event.from]!)}, ${tellPoints(event.points)} gone.`,
      ];
    if (event.type === 'cleared') return safe(event.text, event.points, names[event.by]!);
  }
  return [];
}

const safe = (text: string, points: number, name: string): readonly Part[] => [
  ' ',
  { word: text },
  ` was cleared, ${tellPoints(points)} safe with ${inside(name)}.`,
];

function emptyCaption(view: View, events: readonly Event[], names: readonly string[]): Caption {
  for (const event of events) {
    if (event.type === 'cleared') return { seat: event.by, parts: safe(event.text, event.points, names[event.by]!) };
    if (event.type === 'stalemate')
      return { seat: null, parts: [`Nobody could go on with ${event.text}: the row was cleared.`] };
  }
  const [first] = view.rotation;
  const drawn = view.opening.findLast(({ seat }) => seat === first)?.cards.at(-1) as Card | undefined;
  if (view.players.every(({ turns }) => turns.length === 0) && drawn !== undefined)
    return {
      seat: first!,
      parts: [`${names[first!]} drew ${drawn[1] === '?' ? 'a blank' : drawn[1]}: the first turn, and the star.`],
    };
  return { seat: null, parts: [view.phase === 'over' ? 'The row ended empty.' : 'The row is empty.'] };
}

/** What the latest step won or cost each seat. */
export function gainsOf(events: readonly Event[]): ReadonlyMap<Seat, number> {
  const gains = new Map<Seat, number>();
  const add = (seat: Seat, points: number): void => void gains.set(seat, (gains.get(seat) ?? 0) + points);
  for (const event of events) {
    if (event.type === 'formed' || event.type === 'lettered') add(event.seat, event.points);
    if (event.type === 'taken') add(event.from, -event.points);
  }
  return gains;
}
