// Whose turn it is to announce, what is struck, and which words are protected (WS-030 to WS-036, 3.10).
// Not what becomes of an announced word: announcing.ts and settling.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { isSame } from '../same-word.ts';
import { clockwiseFrom, freeWords, liveWordsOf, seatsHere } from '../seats.ts';
import type { Event, Protection, Written } from '../state.ts';
import { type Draft, enter, ownClock, tell, update, updatePlayer } from '../step-builder.ts';
import { endRound } from './round.ts';

/** Turns begin with the first of these seats that can announce; if none has a live word the round is over. */
export function giveTurn(draft: Draft, order: readonly Seat[]): void {
  const { state, env } = draft;
  const live = order.map((seat) => liveWordsOf(state, seat));
  if (live.every((words) => words.length === 0)) {
    endRound(draft);
    return;
  }
  // Whoever protects a word can announce it, so somebody can.
  const first = order.findIndex((seat, i) => freeWords(live[i]!, seat, state, env.lexicon).length > 0);
  for (const [i, seat] of order.slice(0, first).entries())
    tell(draft, { type: 'turnSkipped', seat, why: live[i]!.length === 0 ? 'outOfWords' : 'blocked' });
  const seat = order[first]!;
  const deadline = ownClock(draft, seat, state.setup.announceSeconds);
  enter(draft, { type: 'announce', seat, deadline });
  tell(draft, { type: 'announceTurn', seat, deadline });
}

/** The turn moves on to the left of this seat (WS-030). */
export const passTurn = (draft: Draft, from: Seat): void => giveTurn(draft, clockwiseFrom(draft.state, from));

/** Strikes these live words of a seat and tells which; the protections on them end (WS-043, WS-079). */
export function strike(
  draft: Draft,
  seat: Seat,
  isStruck: (word: Word) => boolean,
  as: Word,
  why: Extract<Event, { type: 'wordsStruck' }>['why'],
): readonly Word[] {
  const words = liveWordsOf(draft.state, seat).filter(isStruck);
  if (words.length === 0) return words;
  const lines = draft.state.players[seat]!.lines.map((line) =>
    line?.fate === 'live' && isStruck(line.word) ? ({ ...line, fate: 'struck' } satisfies Written) : line,
  );
  updatePlayer(draft, seat, { lines });
  tell(draft, { type: 'wordsStruck', seat, words, as, why });
  endProtections(draft, (one) => one.seat === seat && !liveWordsOf(draft.state, seat).includes(one.word));
  return words;
}

/** Strikes a word and all that is the same from every list; says from whose. */
export function strikeEverywhere(
  draft: Draft,
  word: Word,
  as: Word,
): { readonly seats: readonly Seat[]; readonly words: readonly Word[] } {
  const isStruck = (other: Word): boolean => isSame(word, other, draft.state, draft.env.lexicon);
  const struck = seatsHere(draft.state).map((seat) => ({ seat, words: strike(draft, seat, isStruck, as, 'same') }));
  return {
    seats: struck.filter(({ words }) => words.length > 0).map(({ seat }) => seat),
    words: [...new Set(struck.flatMap(({ words }) => words))],
  };
}

/** A word that is not yet protected for anybody, in any of its forms, is so now (WS-071, WS-074). */
export function protect(draft: Draft, seat: Seat, word: Word): void {
  const { protections } = draft.state;
  if (protections.some((one) => isSame(one.word, word, draft.state, draft.env.lexicon))) return;
  update(draft, { protections: [...protections, { word, seat }] });
  tell(draft, { type: 'wordProtected', seat, word });
}

export function endProtections(draft: Draft, isOver: (protection: Protection) => boolean): void {
  const { protections } = draft.state;
  for (const one of protections.filter(isOver)) tell(draft, { type: 'protectionEnded', ...one });
  update(draft, { protections: protections.filter((one) => !isOver(one)) });
}
