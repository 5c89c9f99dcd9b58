import { expect, it } from 'vitest';
import { layOutPages, PAPER_SIZES } from './print-layout.ts';
import { face, type PrintItem } from './print-parts.ts';

const textOf = (text: string) => face([{ kind: 'text', text }]);
const items = (count: number): PrintItem[] =>
  Array.from({ length: count }, (_, i) => ({ front: textOf(`front ${i}`), back: textOf(`back ${i}`) }));
const CARD = { width: 92, height: 64 };

it.each(PAPER_SIZES)('40 cards fill five sheets of $name, and every back lies behind its front', (paper) => {
  const pages = layOutPages(items(40), CARD, paper, 'both');
  expect(pages.map(({ side }) => side)).toEqual(Array(5).fill(['front', 'back']).flat());
  for (let sheet = 0; sheet < 5; sheet++) {
    const [front, back] = pages.slice(2 * sheet);
    for (const [at, one] of front!.faces.entries()) {
      const column = at % front!.columns;
      const mirrored = at - column + (front!.columns - 1 - column);
      const number = /\d+/.exec(JSON.stringify(one))![0];
      expect(JSON.stringify(back!.faces[mirrored])).toContain(`back ${number}"`);
    }
  }
});

it('fills up the last row of backs, and prints none if nothing is on them', () => {
  const [, back] = layOutPages(items(3), CARD, PAPER_SIZES[0]!, 'both');
  expect(back!.faces.map((one) => one && JSON.stringify(one).match(/back \d/)![0])).toEqual([
    'back 1',
    'back 0',
    null,
    'back 2',
  ]);
  expect(layOutPages(items(3), CARD, PAPER_SIZES[0]!, 'fronts')).toHaveLength(1);
  const plain = items(3).map(({ front }) => ({ front, back: null }));
  expect(layOutPages(plain, CARD, PAPER_SIZES[0]!, 'both')).toHaveLength(1);
});
