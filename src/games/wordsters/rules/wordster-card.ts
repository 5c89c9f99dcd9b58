// Which Wordsters of the card can be chosen.

import type { Word } from '../../../lexicon/lexicon.ts';
import type { State } from './state.ts';

/** Round 1 offers the red side, later rounds everything unused (WS-081, WS-083). */
export const listOfferedWordsters = ({ card, round, usedWordsters }: State): readonly Word[] =>
  (round === 1 ? card.slice(0, 2) : card).filter((wordster) => !usedWordsters.includes(wordster));
