// The lines of a player's list and the words on them.

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { LINES_PER_LIST, type Line, type ListedWord, type State } from '../state.ts';

export const emptyLines = (): readonly Line[] => Array.from({ length: LINES_PER_LIST }, () => null);

export const isFilled = (line: Line): line is ListedWord => line !== null;

export const liveWords = (lines: readonly Line[]): readonly Word[] =>
  lines.filter(isFilled).flatMap(({ word, fate }) => (fate === 'live' ? [word] : []));

export const liveWordsOfSeat = (state: State, seat: Seat): readonly Word[] => liveWords(state.players[seat]!.lines);
