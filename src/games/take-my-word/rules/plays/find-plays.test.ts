import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../core/random.ts';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { allWords, findPlaysByBruteForce, randomPosition } from '../../testing/brute-force.testing.ts';
import { openTestTable } from '../../testing/table.testing.ts';
import { isBlank } from '../cards.ts';
import { listMoves, MAX_LISTED_PLAYS } from '../list-moves.ts';
import { formatMove, type Play } from '../moves.ts';
import { EMPTY_ROW, rowStatus } from '../state.ts';
import { checkPlay } from './check-play.ts';
import { forEachPlay, hasLegalPlay } from './find-plays.ts';
import type { Position } from './position.ts';
import { positionInState } from './position.ts';

const THREE_BLANKS = 'r? y? g? kS kE rA bR';
const FIVE_BLANKS = 'r? y? g? b? k? rA kE';
const POSITIONS = process.env.WORDHOARD_DEEP ? 2000 : 60;

const lexicon = loadLexicon('standard');
const words = allWords(lexicon);

function found(position: Position): readonly string[] {
  const texts: string[] = [];
  forEachPlay(position, lexicon, (play) => {
    texts.push(formatMove(play));
    return false;
  });
  return texts.toSorted();
}

/** One card at every position with every letter, each checked on its own. Plays that form a word come from the word search. */
function bruteBeginnings(position: Position): readonly Play[] {
  const { slots } = position.row;
  const plays: Play[] = [];
  for (const card of new Set(position.hand))
    for (const as of isBlank(card) ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : [null])
      for (let at = -1; at <= slots.length; at++) {
        const placed = { card, as, premium: null };
        const kept = slots.map(() => ({ type: 'keep', premium: null }) as const);
        const cells =
          at < 0
            ? [{ type: 'add', ...placed } as const, ...kept]
            : at === slots.length
              ? [...kept, { type: 'add', ...placed } as const]
              : kept.toSpliced(at, 1, { type: 'replace', ...placed } as never);
        if (slots.length === 0 && at === 0) continue;
        const play: Play = { type: 'play', cells, claim: null };
        if (checkPlay(position, play, lexicon).ok) plays.push(play);
      }
  return plays;
}

function brute(position: Position): readonly string[] {
  const onRow = [...bruteBeginnings(position), ...findPlaysByBruteForce(position, words, lexicon)];
  const fresh = { ...position, row: EMPTY_ROW };
  const cleared =
    rowStatus(position.row) === 'word'
      ? [...bruteBeginnings(fresh), ...findPlaysByBruteForce(fresh, words, lexicon)].map(
          (play): Play => ({ ...play, type: 'clear' }),
        )
      : [];
  return [...onRow, ...cleared].map(formatMove).toSorted();
}

describe('the search for plays', () => {
  it(`[TM-071] finds exactly the plays that brute force finds, in ${POSITIONS} positions`, {
    timeout: 3_600_000,
  }, () => {
    const random = randomFrom('positions', 0);
    for (let i = 0; i < POSITIONS; i++) {
      const blanks = [0, 0, 0, 1, 0, 1, 0, 0, 0, 2][i % 10]!;
      const cards = Math.max(blanks, 1 + random.below(blanks === 2 ? 4 : 7));
      const status = (['empty', 'open', 'word', 'open', 'word'] as const)[i % 5]!;
      const position = randomPosition(words, random, { blanks, cards, status });
      const expected = brute(position);
      expect(found(position), `position ${i}`).toEqual(expected);
      expect(hasLegalPlay(position, lexicon)).toBe(expected.length > 0);
    }
  });

  it('[TM-004] lists every play of three blanks, and of five as many as fit in memory', {
    timeout: 300_000,
  }, () => {
    for (const hand of process.env.WORDHOARD_DEEP ? [THREE_BLANKS, FIVE_BLANKS] : [THREE_BLANKS]) {
      const t = openTestTable({ lexicon, scenario: { row: 'rC yA gT', status: 'word', hands: { 0: hand } } });
      let plays = 0;
      forEachPlay(positionInState(t.state, 0), lexicon, () => ++plays === MAX_LISTED_PLAYS);
      expect(listMoves(t.view(0), 0, lexicon).length).toBe(plays + 1); // and giveup
      expect(plays === MAX_LISTED_PLAYS).toBe(hand === FIVE_BLANKS);
    }
  });
});
