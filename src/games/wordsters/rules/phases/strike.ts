// Striking words from lists (WS-043 to WS-045).

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { seatsInGame } from '../seats.ts';
import type { Event, ListedWord } from '../state.ts';
import { emit, type StepBuilder, updatePlayer } from '../step-builder.ts';
import { liveWordsOfSeat } from '../words/list.ts';
import { endProtections } from '../words/protection.ts';
import { isSameWord } from '../words/same-word.ts';

/** Strikes the matching live words of a seat and returns them. Their protections end too (WS-043, WS-079). */
export function strikeWords(
  step: StepBuilder,
  seat: Seat,
  isStruck: (word: Word) => boolean,
  as: Word,
  why: Extract<Event, { type: 'wordsStruck' }>['why'],
): readonly Word[] {
  const words = liveWordsOfSeat(step.state, seat).filter(isStruck);
  if (words.length === 0) return words;
  const lines = step.state.players[seat]!.lines.map((line) =>
    line?.fate === 'live' && isStruck(line.word) ? ({ ...line, fate: 'struck' } satisfies ListedWord) : line,
  );
  updatePlayer(step, seat, { lines });
  emit(step, { type: 'wordsStruck', seat, words, as, why });
  endProtections(step, (one) => one.seat === seat && !liveWordsOfSeat(step.state, seat).includes(one.word));
  return words;
}

/** Strikes a word, and every word that counts as the same, from all lists. Returns the seats and words affected. */
export function strikeSameWords(
  step: StepBuilder,
  word: Word,
  as: Word,
): { readonly seats: readonly Seat[]; readonly words: readonly Word[] } {
  const isStruck = (other: Word): boolean => isSameWord(word, other, step.state, step.env.lexicon);
  const struck = seatsInGame(step.state).map((seat) => ({
    seat,
    words: strikeWords(step, seat, isStruck, as, 'same'),
  }));
  return {
    seats: struck.filter(({ words }) => words.length > 0).map(({ seat }) => seat),
    words: [...new Set(struck.flatMap(({ words }) => words))],
  };
}
