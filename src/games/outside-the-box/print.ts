// What can be printed for Outside the Box: the grids, the task cards and the letter cards.

import { face, noneOwn, type PrintItem, type PrintPart } from '../../core/print/print-parts.ts';
import { printedTasks } from './content.ts';
import { ALPHABET } from './rules/letters.ts';
import { GRID_SIZE } from './rules/scoring/grid.ts';
import { listTaskCards } from './rules/setup.ts';

function printTask(text: string, words: readonly string[], label: string): PrintItem {
  return {
    front: face([
      { kind: 'small', text: 'Task' },
      { kind: 'text', text },
    ]),
    back: face([
      { kind: 'small', text: label },
      { kind: 'text', text: words.join(', ').toLowerCase() },
    ]),
  };
}

export const printParts: readonly PrintPart[] = [
  {
    ...{ id: 'grids', title: 'Grids', width: 188, height: 130 },
    amount: { label: 'Number of grids', start: 8, most: 60 },
    choices: [],
    countOwn: noneOwn,
    list: ({ amount }) =>
      Array.from({ length: amount }, () => ({
        front: face([
          { kind: 'fields', labels: ['Name'] },
          { kind: 'grid', size: GRID_SIZE },
          { kind: 'fields', labels: ['Rows', 'Columns', 'Task', 'Cards', 'Total'] },
        ]),
        back: null,
      })),
  },
  {
    ...{ id: 'tasks', title: 'Task cards', width: 92, height: 64 },
    amount: null,
    choices: [],
    countOwn: (deck) => deck.tasks.length,
    list: ({ lexicon }) => {
      const own = listTaskCards(lexicon).flatMap(({ text, staged }) =>
        staged === null ? [] : [printTask(text, staged.words, 'These words match')],
      );
      return own.length > 0
        ? own
        : printedTasks(lexicon).map(({ text, examples }) => printTask(text, examples, 'For example'));
    },
  },
  {
    ...{ id: 'letters', title: 'Letter cards', width: 45, height: 63 },
    amount: null,
    choices: [],
    countOwn: noneOwn,
    list: () => ALPHABET.map((letter) => ({ front: face([{ kind: 'letters', letters: letter }]), back: null })),
  },
];
