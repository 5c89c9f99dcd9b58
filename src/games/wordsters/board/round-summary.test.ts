import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { lexicon, openTestTable } from '../testing/table.testing.ts';
import { findBestWord, findMissedWords, listSummaryRows, sayNextSelector, sayRoundWinner } from './round-summary.ts';

const namesFor = (seat: number | null) => playerNames(['Ann', 'Ben', 'Ines'], seat);

/** Ann has read OPTION, which Ben had too, and NOTICE; Ines has read MOTION. */
function afterRound() {
  const table = openTestTable({
    wordster: 'OTI',
    lists: ['OPTION NOTICE', 'OPTION', 'MOTION'],
    setup: { responseSeconds: 0 },
  });
  for (let n = 0; n < 20 && table.view().phase.type !== 'select'; n++) {
    const { phase } = table.view();
    if (phase.type === 'announce') table.act(phase.seat, table.moves(phase.seat).toSorted().at(-1)!);
    else for (const seat of table.status.toAct) if (table.moves(seat).length > 0) table.act(seat, 'nothing');
  }
  const view = table.view(0);
  return { view, round: view.opened! };
}

describe('the summary of a round', () => {
  const { view, round } = afterRound();

  it('lists the points of the round and the game, the leader first', () => {
    expect(listSummaryRows(view, round)).toEqual([
      { seat: 0, points: 3, total: 3 },
      { seat: 2, points: 1, total: 1 },
      { seat: 1, points: 0, total: 0 },
    ]);
  });

  it('says who won the round, a tie, and that nobody scored', () => {
    const rows = listSummaryRows(view, round);
    expect(sayRoundWinner(rows, namesFor(0))).toBe('You won the round with 3 points');
    expect(sayRoundWinner(rows, namesFor(1))).toBe('Ann won the round with 3 points');
    const even = rows.map((row) => ({ ...row, points: 1 }));
    expect(sayRoundWinner(even, namesFor(2))).toBe('You, Ann and Ben tied with 1 point each');
    expect(sayRoundWinner([{ seat: 0, points: 0, total: 9 }], namesFor(0))).toBe('Nobody scored this round');
  });

  it('prefers the word with the most points, then the longest', () => {
    expect(findBestWord(round)).toEqual({ seat: 0, word: 'OPTION', points: 2 });
    expect(findBestWord({ ...round, lists: [[]] })).toBeNull();
  });

  it('names the next selector and why', () => {
    expect(sayNextSelector(view, namesFor(0))).toBe('Ben has the fewest points and chooses the next letters.');
    expect(sayNextSelector(view, namesFor(1))).toBe('You have the fewest points and choose the next letters.');
    const tied = { ...view, players: view.players.map((player) => ({ ...player, total: 2 })) };
    expect(sayNextSelector(tied, namesFor(2))).toBe(
      'You, Ann and Ben are tied for last, so Ben chooses the next letters.',
    );
  });

  it('offers everyday words that nobody wrote, none of them offensive or a form of another', () => {
    for (const wordster of ['CAP', 'STA', 'EDO', 'OTI', 'PGN']) {
      const written = lexicon.wordsHiding(wordster).slice(0, 3);
      const list = written.map((word) => ({ word, fate: 'announced', points: 1 }) as const);
      const missed = findMissedWords({ round: 1, wordster, lists: [list, []] }, lexicon);
      expect(missed.length, wordster).toBeLessThanOrEqual(6);
      for (const [i, word] of missed.entries()) {
        expect(lexicon.offensiveness(word), word).toBeNull();
        for (const other of [...written, ...missed.slice(0, i)])
          expect(lexicon.compareWords(word, other).verdict, `${word} ${other}`).toBe('DIFFERENT');
      }
    }
    expect(findMissedWords({ round: 1, wordster: 'CAP', lists: [] }, lexicon)).toContain('CAPTAIN');
  });
});
