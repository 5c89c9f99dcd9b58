import { expect, it } from 'vitest';
import { plainPersona } from '../../../core/bot-cast.ts';
import type { Seat } from '../../../core/game.ts';
import { type Random, randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { listPlays } from '../rules/list-moves.ts';
import { formatMove } from '../rules/moves.ts';
import { placePlay } from '../rules/resolve-play.ts';
import type { Position } from '../rules/state.ts';
import { JOKER, removeTiles, spellingOf, TILE_SET, tilesOf } from '../rules/tiles.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';

const lexicon = loadLexicon('standard');

/** Tries every order of every play, including swaps: can this turn win with the tiles on the board? */
function winExists(position: Position, seat: Seat, visited = new Set<string>()): boolean {
  if (position.easels[seat]!.length >= position.setup.targetWords) return true;
  const key = `${[...position.board].toSorted().join('')} ${position.easels.join(' ')}`;
  if (visited.has(key)) return false;
  visited.add(key);
  return listPlays(position, seat, lexicon)
    .filter(({ word }) => lexicon.offensiveness(spellingOf(word)) === null)
    .some((play) => winExists(placePlay(position, seat, play), seat, visited));
}

/** A table at which seat 0 needs one to three words. The more it needs, the fewer tiles are on the board. */
function randomTable(random: Random) {
  const wordsNeeded = 1 + random.below(3);
  let bag = TILE_SET;
  const easels: Record<number, string[]> = { 0: [], 1: [], 2: [] };
  const deal = (seat: number, count: number): void => {
    while (easels[seat]!.length < count) {
      const word = lexicon.wordAt(random.below(lexicon.size));
      if (word.length < 3 || word.length > 8 || removeTiles(word, bag) !== '') continue;
      const at = random.below(word.length);
      const joker = seat > 0 && bag.includes(JOKER) && random.below(6) === 0;
      const tileWord = joker ? `${word.slice(0, at)}[${word[at]}]${word.slice(at + 1)}` : word;
      bag = removeTiles(bag, tilesOf(tileWord));
      easels[seat]!.push(tileWord);
    }
  };
  for (const [seat, count] of [6 - wordsNeeded, random.below(3), random.below(3)].entries()) deal(seat, count);
  const board = random.shuffle([...bag]).slice(0, random.below([0, 12, 8, 7][wordsNeeded]!));
  return openTestTable({
    seats: 3,
    lexicon,
    scenario: { board: board.join(' '), easels },
    seed: String(random.uint32()),
  });
}

it('the master never misses a win on the board, compared with brute force', { timeout: 600_000 }, () => {
  const tables = process.env.WORDHOARD_DEEP === undefined ? 100 : 1000;
  const counts = [0, 0];
  for (let i = 0; i < tables; i++) {
    const table = randomTable(randomFrom('wins', i));
    const exists = winExists(table.view(0), 0);
    counts[Number(exists)]!++;
    for (let n = 0; exists && table.status.outcome === null; n++) {
      const { move } = bot.choose(table.view(0), 0, plainPersona('master'), {
        now: 0,
        random: randomFrom('master', n),
        lexicon,
      })!;
      expect(move.type, `position ${i}`).not.toBe('end');
      table.act(0, formatMove(move));
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(tables / 5);
});
