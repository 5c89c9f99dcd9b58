// The caption of the row: how the row came about or what the draft would do to it; and each seat's change of points.
// The log of all events is in text/say.ts; the sentences about the draft are in draft-captions.ts.

import type { Seat } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { type Card, isBlank, printedLetter } from '../rules/cards.ts';
import { type Event, type SkipReason, textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatNames, formatPoints } from '../text/phrases.ts';
import type { DraftRow } from './draft-row.ts';
import type { Preview } from './preview.ts';

/** Plain text, or a word that can be looked up. */
export type CaptionPart = string | { readonly word: string };
export type RowCaption = { readonly seat: Seat | null; readonly parts: readonly CaptionPart[] };

/** A skipped turn in the tally. */
export const SKIP_LABELS: Record<SkipReason, string> = {
  pass: 'passed',
  timeUp: 'out of time',
  giveup: 'gave up',
  noCards: 'no letters',
  badPlay: 'no word',
  left: 'left',
};

export function rowCaption(view: View, events: readonly Event[], names: readonly string[]): RowCaption {
  const { status, row } = view;
  if (view.phase === 'switch') {
    const points = formatPoints(view.players[view.toAct!]!.turns.at(-1)!.points);
    const parts = [
      `Round ${view.round} went to ${midSentence(names[view.toAct!]!)}: ${points}, and the right to switch places.`,
    ];
    return { seat: view.toAct, parts };
  }
  if (status === 'empty') return emptyRowCaption(view, events, names);
  const text = textOf(row.slots);
  const loss = sayLoss(events, names);
  if (row.by !== null) {
    const { points } = view.players[row.by]!.turns.at(-1)!;
    return { seat: row.by, parts: [`${names[row.by]} made `, { word: text }, ` for ${points}.`, ...loss] };
  }
  const seat = letterPlayer(view, text);
  const passes = row.passed.length === 0 ? [] : [` ${formatNames(row.passed, playerNames(names, null))} passed.`];
  const start = seat === null ? 'The row is open: ' : `${names[seat]} laid one letter: `;
  return { seat, parts: [start, text, '.', ...loss, ...passes] };
}

/** What the draft would do to the standing word; null while it does nothing to it. */
export function draftCaption(
  { row, players }: View,
  names: readonly string[],
  { clears }: DraftRow,
  preview: Preview,
  canCheckWords: boolean,
): RowCaption | null {
  if (row.by === null) return null;
  const points = formatPoints(players[row.by]!.turns.at(-1)!.points);
  const name = midSentence(names[row.by]!);
  const standing = { word: textOf(row.slots) };
  if (clears) return { seat: row.by, parts: [standing, ` is cleared, ${points} safe with ${name}.`] };
  if (preview.type === 'nothing' || preview.type === 'refused') return null;
  const text = preview.type === 'play' ? preview.result.text : preview.text;
  const loss = `: ${name} ${name === 'you' ? 'lose' : 'loses'} ${points}.`;
  return { seat: row.by, parts: [`${text}${canCheckWords ? '' : ', if it is a word,'} takes `, standing, loss] };
}

/** “You” becomes lower case within a sentence. */
const midSentence = (name: string): string => (name === 'You' ? 'you' : name);

/** The player whose letter score left the row reading this. */
function letterPlayer({ players }: View, text: string): Seat | null {
  const seat = players.findIndex(({ turns }) => turns.at(-1)?.how === 'letter' && turns.at(-1)!.text === text);
  return seat < 0 ? null : seat;
}

function sayLoss(events: readonly Event[], names: readonly string[]): readonly CaptionPart[] {
  for (const event of events) {
    if (event.type === 'taken')
      return [
        ' ',
        { word: event.text },
        ` was taken from ${midSentence(names[event.from]!)}, ${formatPoints(event.points)} gone.`,
      ];
    if (event.type === 'cleared') return sayCleared(event.text, event.points, names[event.by]!);
  }
  return [];
}

const sayCleared = (text: string, points: number, name: string): readonly CaptionPart[] => [
  ' ',
  { word: text },
  ` was cleared, ${formatPoints(points)} safe with ${midSentence(name)}.`,
];

function emptyRowCaption(view: View, events: readonly Event[], names: readonly string[]): RowCaption {
  for (const event of events) {
    if (event.type === 'cleared')
      return { seat: event.by, parts: sayCleared(event.text, event.points, names[event.by]!) };
    if (event.type === 'stalemate')
      return { seat: null, parts: [`Nobody could go on with ${event.text}: the row was cleared.`] };
  }
  const [first] = view.rotation;
  const drawn = view.opening.findLast(({ seat }) => seat === first)?.cards.at(-1) as Card | undefined;
  if (view.players.every(({ turns }) => turns.length === 0) && drawn !== undefined)
    return {
      seat: first!,
      parts: [
        `${names[first!]} drew ${isBlank(drawn) ? 'a blank' : printedLetter(drawn)}: the first turn, and the star.`,
      ],
    };
  return { seat: null, parts: [view.phase === 'over' ? 'The row ended empty.' : 'The row is empty.'] };
}

/** The points each seat won or lost in the latest step. */
export function pointChanges(events: readonly Event[]): ReadonlyMap<Seat, number> {
  const changes = new Map<Seat, number>();
  const add = (seat: Seat, points: number): void => void changes.set(seat, (changes.get(seat) ?? 0) + points);
  for (const event of events) {
    if (event.type === 'formed' || event.type === 'lettered') add(event.seat, event.points);
    if (event.type === 'taken') add(event.from, -event.points);
  }
  return changes;
}
