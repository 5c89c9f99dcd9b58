// The caption of the row: how the row came about or what the draft would do to it; and each seat's change of points.
// The log of all events is in text/say.ts; the sentences about the draft are in draft-captions.ts.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { type Card, isBlank, printedLetter } from '../rules/cards.ts';
import { type Event, type SkipReason, textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { saySkip } from '../text/event-sentences.ts';
import { formatPoints, quoteRow } from '../text/phrases.ts';
import type { DraftRow } from './draft-row.ts';
import type { Preview } from './preview.ts';

/** Plain text, or a word that can be looked up. */
export type CaptionPart = string | { readonly word: string };
export type RowCaption = { readonly seat: Seat | null; readonly parts: readonly CaptionPart[] };

/** A skipped turn in the list of scores. */
export const SKIP_LABELS: Record<SkipReason, string> = {
  pass: 'passed',
  timeUp: 'out of time',
  giveup: 'gave up',
  noCards: 'no letters',
  badPlay: 'not a word',
  left: 'left',
};

export function rowCaption(view: View, events: readonly Event[], players: PlayerNames): RowCaption {
  const { status, row } = view;
  if (view.phase === 'switch') {
    const points = formatPoints(view.players[view.toAct!]!.turns.at(-1)!.points);
    const best = `${players.subject(view.toAct!)} had the best round with ${points}`;
    const isYou = view.toAct === players.you;
    return { seat: view.toAct, parts: [isYou ? `${best}. Switch places?` : `${best} and may switch places.`] };
  }
  if (status === 'empty') return emptyRowCaption(view, events, players);
  const text = textOf(row.slots);
  if (row.by !== null) return wordCaption(view, row.by, text, events, players);
  const seat = letterPlayer(view, text);
  const name = seat === null ? null : players.subject(seat);
  const start =
    text.length === 1 ? `${name} started with ${quoteRow(text)}.` : `${name} played one letter: ${text}, unfinished.`;
  return {
    seat,
    parts: [
      name === null ? `${quoteRow(text)} is unfinished.` : start,
      ...sayLoss(events, players),
      ...sayPasses(view, players),
    ],
  };
}

/** The standing word, and the word it took or followed in the latest step. */
function wordCaption(view: View, by: Seat, text: string, events: readonly Event[], players: PlayerNames): RowCaption {
  const { points } = view.players[by]!.turns.at(-1)!;
  const taken = events.find((event) => event.type === 'taken');
  if (taken === undefined || taken.from === taken.seat) {
    const made = [`${players.subject(by)} made `, { word: text }, ` for ${points}.`];
    return { seat: by, parts: [...made, ...sayLoss(events, players)] };
  }
  return {
    seat: by,
    parts: [
      `${players.subject(by)} took ${players.possessive(taken.from)} `,
      { word: taken.text },
      ' with ',
      { word: text },
      ` for ${points}. ${players.subject(taken.from)} lost ${formatPoints(taken.points)}.`,
    ],
  };
}

/** What the draft would do to the standing word; null while it does nothing to it. */
export function draftCaption(
  { row, players: seats }: View,
  players: PlayerNames,
  { clears }: DraftRow,
  preview: Preview,
  canCheckWords: boolean,
): RowCaption | null {
  const { by } = row;
  if (by === null) return null;
  const points = formatPoints(seats[by]!.turns.at(-1)!.points);
  const standing = { word: textOf(row.slots) };
  if (clears)
    return {
      seat: by,
      parts: ['You’ll clear ', standing, `. ${players.subject(by)} ${players.verb(by, 'keep', 'keeps')} ${points}.`],
    };
  if (preview.type === 'nothing' || preview.type === 'refused') return null;
  const text = preview.type === 'play' ? preview.result.text : preview.text;
  const start = canCheckWords ? `${text} takes ` : `If ${text} is a word, it takes `;
  return { seat: by, parts: [start, standing, `. ${players.subject(by)} will lose ${points}.`] };
}

/** The player whose letter score left the row reading this. */
function letterPlayer({ players }: View, text: string): Seat | null {
  const seat = players.findIndex(({ turns }) => turns.at(-1)?.how === 'letter' && turns.at(-1)!.text === text);
  return seat < 0 ? null : seat;
}

/** Whose word was lost or made safe in the latest step. */
function sayLoss(events: readonly Event[], players: PlayerNames): readonly CaptionPart[] {
  for (const event of events) {
    if (event.type === 'taken')
      return [` ${players.subject(event.from)} lost `, { word: event.text }, `: ${formatPoints(event.points)}.`];
    if (event.type === 'cleared') return [' ', ...sayCleared(event, players)];
  }
  return [];
}

const sayCleared = (
  { by, text, points }: Extract<Event, { type: 'cleared' }>,
  players: PlayerNames,
): readonly CaptionPart[] => [
  `${players.subjectPossessive(by)} `,
  { word: text },
  ` is safe: ${formatPoints(points)}.`,
];

/** Everyone who has not played since the row last changed. */
function sayPasses({ row, players: seats }: View, players: PlayerNames): readonly CaptionPart[] {
  const isLate = (seat: Seat): boolean => seats[seat]!.turns.at(-1)?.how === 'timeUp';
  const say = (some: readonly Seat[], what: string): readonly string[] =>
    some.length === 0 ? [] : [` ${players.subjectList(some)} ${what}.`];
  return [
    ...say(
      row.passed.filter((seat) => !isLate(seat)),
      'passed',
    ),
    ...say(row.passed.filter(isLate), 'ran out of time'),
  ];
}

function emptyRowCaption(view: View, events: readonly Event[], players: PlayerNames): RowCaption {
  const skip = events.find((event) => event.type === 'satOut');
  const skipped = (skip && saySkip(skip, players)) ?? '';
  for (const event of events) {
    if (event.type === 'cleared')
      return { seat: event.by, parts: [...(skipped === '' ? [] : [`${skipped} `]), ...sayCleared(event, players)] };
    if (event.type === 'stalemate')
      return { seat: null, parts: [`Nobody continued ${quoteRow(event.text)}, so the row was cleared.`] };
  }
  const [first] = view.rotation;
  const drawn = view.opening.findLast(({ seat }) => seat === first)?.cards.at(-1) as Card | undefined;
  if (view.players.every(({ turns }) => turns.length === 0) && drawn !== undefined) {
    const card = isBlank(drawn) ? 'a blank' : quoteLetter(printedLetter(drawn));
    const goes = players.verb(first!, 'you go first and get', `${players.name(first!)} goes first and gets`);
    return { seat: first!, parts: [`${players.subject(first!)} drew ${card}, so ${goes} the star.`] };
  }
  if (view.phase === 'over') return { seat: null, parts: ['The row is empty.'] };
  return { seat: skip?.seat ?? null, parts: [skipped === '' ? 'The row is empty.' : `${skipped} The row is empty.`] };
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
