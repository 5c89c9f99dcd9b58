// Questions about the seats of a table: who is here, who is idle, whose words are live, who comes next.
// Not whose turn it is: that is decided in turn.ts and round.ts.

import type { Seat } from '../../../core/game.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import { isSame, type Judging } from './same-word.ts';
import type { Line, Player, Protection, State, Written } from './state.ts';

export const isIdle = (player: Player): boolean => player.missed >= 2;
export const isHere = (player: Player): boolean => player.left === null;

export const seatsHere = ({ players }: State): readonly Seat[] =>
  [...players.keys()].filter((seat) => isHere(players[seat]!));

/** Seats whose answer, ballot or "done" the table waits for (WS-093). */
export const seatsAwaited = (state: State): readonly Seat[] =>
  seatsHere(state).filter((seat) => !isIdle(state.players[seat]!));

/** All seats here, clockwise from the left of this one; it comes last itself. */
export function clockwiseFrom(state: State, seat: Seat): readonly Seat[] {
  const count = state.players.length;
  return state.players.map((_, i) => (seat + 1 + i) % count).filter((one) => isHere(state.players[one]!));
}

export const isWritten = (line: Line): line is Written => line !== null;

export const liveWords = (lines: readonly Line[]): readonly Word[] =>
  lines.filter(isWritten).flatMap(({ word, fate }) => (fate === 'live' ? [word] : []));

export const liveWordsOf = (state: State, seat: Seat): readonly Word[] => liveWords(state.players[seat]!.lines);

/** States and views alike. */
export type Guarded = Judging & { readonly protections: readonly Protection[] };

/** The protection of another seat that keeps this one from announcing the word (WS-075). */
export const findBlock = (word: Word, seat: Seat, table: Guarded, lexicon: Knowledge): Protection | undefined =>
  table.protections.find((one) => one.seat !== seat && isSame(one.word, word, table, lexicon));

/** What a seat may announce of these words. */
export const freeWords = (words: readonly Word[], seat: Seat, table: Guarded, lexicon: Knowledge): readonly Word[] =>
  words.filter((word) => !findBlock(word, seat, table, lexicon));

/** Points of all rounds, this one included (WS-108). */
export const scoreOf = ({ total, points }: { readonly total: number; readonly points: number }): number =>
  total + points;
