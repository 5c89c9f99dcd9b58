import { expect, it } from 'vitest';
import type { Seat } from '../../../core/game.ts';
import { type Random, randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { listPlays } from '../rules/list-moves.ts';
import { formatMove } from '../rules/moves.ts';
import { layDown } from '../rules/play.ts';
import type { Position } from '../rules/state.ts';
import { JOKER, minus, spell, TILE_SET, tilesIn } from '../rules/tiles.ts';
import { lay } from '../testing/table.testing.ts';
import { bot } from './bot.ts';

const lexicon = loadLexicon('standard');

/** Tries every order of every play, swaps too: can this turn win with what lies there? */
function winExists(position: Position, seat: Seat, tried = new Set<string>()): boolean {
  if (position.easels[seat]!.length >= position.setup.targetWords) return true;
  const key = `${[...position.board].toSorted().join('')} ${position.easels.join(' ')}`;
  if (tried.has(key)) return false;
  tried.add(key);
  return listPlays(position, seat, lexicon)
    .filter(({ word }) => lexicon.offensiveness(spell(word)) === null)
    .some((play) => winExists(layDown(position, seat, play), seat, tried));
}

/** A table at which seat 0 lacks one to three words; the more it lacks, the fewer tiles lie there. */
function randomTable(random: Random) {
  const lacks = 1 + random.below(3);
  let bag = TILE_SET;
  const easels: Record<number, string[]> = { 0: [], 1: [], 2: [] };
  const deal = (seat: number, count: number): void => {
    while (easels[seat]!.length < count) {
      const word = lexicon.wordAt(random.below(lexicon.size));
      if (word.length < 3 || word.length > 8 || minus(word, bag) !== '') continue;
      const at = random.below(word.length);
      const joker = seat > 0 && bag.includes(JOKER) && random.below(6) === 0;
      const shown = joker ? `${word.slice(0, at)}[${word[at]}]${word.slice(at + 1)}` : word;
      bag = minus(bag, tilesIn(shown));
      easels[seat]!.push(shown);
    }
  };
  for (const [seat, count] of [6 - lacks, random.below(3), random.below(3)].entries()) deal(seat, count);
  const board = random.shuffle([...bag]).slice(0, random.below([0, 12, 8, 7][lacks]!));
  return lay({ seats: 3, lexicon, scenario: { board: board.join(' '), easels }, seed: String(random.uint32()) });
}

it('the master never misses a win that lies there: compared with trying everything', { timeout: 600_000 }, () => {
  const tables = process.env.WORDHOARD_DEEP === undefined ? 100 : 1000;
  const found = [0, 0];
  for (let i = 0; i < tables; i++) {
    const table = randomTable(randomFrom('wins', i));
    const exists = winExists(table.see(0), 0);
    found[Number(exists)]!++;
    for (let n = 0; exists && table.status.outcome === null; n++) {
      const { move } = bot.choose(table.see(0), 0, 'master', { now: 0, random: randomFrom('master', n), lexicon })!;
      expect(move.type, `position ${i}`).not.toBe('end');
      table.act(0, formatMove(move));
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(tables / 5);
});
