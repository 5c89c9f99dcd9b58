// The caption of the row: what stands there or what the draft would do to it; and each seat's change of points.
// The log of all events is in text/say.ts; the sentences about the draft are in draft-captions.ts.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { type Card, isBlank, printedLetter } from '../rules/cards.ts';
import { type Event, type SkipReason, textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
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

/** What stands in the row. How it came about is in the news. */
export function rowCaption(view: View, players: PlayerNames): RowCaption {
  const { status, row } = view;
  if (view.phase === 'switch') {
    const points = formatPoints(view.players[view.toAct!]!.turns.at(-1)!.points);
    const best = `${players.subject(view.toAct!)} had the best round with ${points}`;
    const isYou = view.toAct === players.you;
    return { seat: view.toAct, parts: [isYou ? `${best}. Switch places?` : `${best} and may switch places.`] };
  }
  if (status === 'empty') return emptyRowCaption(view, players);
  const text = textOf(row.slots);
  if (row.by === null) return { seat: null, parts: [`${quoteRow(text)}: no word claimed yet.`] };
  const points = formatPoints(view.players[row.by]!.turns.at(-1)!.points);
  return {
    seat: row.by,
    parts: [`${players.subjectPossessive(row.by)} `, { word: text }, `: ${points}, unless someone takes it.`],
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

function emptyRowCaption(view: View, players: PlayerNames): RowCaption {
  const [first] = view.rotation;
  const drawn = view.opening.findLast(({ seat }) => seat === first)?.cards.at(-1) as Card | undefined;
  if (view.players.some(({ turns }) => turns.length > 0) || drawn === undefined)
    return { seat: null, parts: ['The row is empty.'] };
  const card = isBlank(drawn) ? 'a blank' : quoteLetter(printedLetter(drawn));
  const goes = players.verb(first!, 'you go first and get', `${players.name(first!)} goes first and gets`);
  return { seat: first!, parts: [`${players.subject(first!)} drew ${card}, so ${goes} the star.`] };
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
