// The referee of Outside the Box: does a word count, and how much is a filled grid worth?

import { choiceField, type Referee, type Ruling, ruling, textField } from '../../core/referee.ts';
import { countOf } from '../../core/wording.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { TASK_CARDS } from './content/task-cards.ts';
import { options } from './rules/options.ts';
import { buildScoreBreakdown, type ScoreBreakdown } from './rules/scoring/final-score.ts';
import { ALL_LINES, GRID_SIZE, parseGrid } from './rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, scoreGrid } from './rules/scoring/score.ts';
import { createWordChecker, type TaskCard } from './rules/scoring/word-validity.ts';
import { lookUpWord } from './text/word-lookup.ts';

const taskOf = (id: string | undefined): TaskCard | null => {
  const card = TASK_CARDS.find((one) => one.id === id);
  return card === undefined ? null : { id: card.id, text: card.text, staged: null };
};

const taskField = choiceField('task', 'Task card', [
  { value: '', label: 'No task card' },
  ...TASK_CARDS.map(({ id, text }) => ({ value: id, label: `${id}: ${text}` })),
]);

/** The score of a grid as a player wrote it, one row a line; null if these are not six rows. */
function scoreRows(
  rows: string,
  { task = '', isFirst = false, cards = 0 }: { task?: string; isFirst?: boolean; cards?: number },
  lexicon: Lexicon,
): ScoreBreakdown | null {
  const lines = rows.split('\n').slice(0, GRID_SIZE);
  const grid = parseGrid(Array.from({ length: GRID_SIZE }, (_, i) => (lines[i] ?? '').padEnd(GRID_SIZE, '.')));
  if (grid === null) return null;
  const { counted } = scoreGrid(grid, createWordChecker(taskOf(task), lexicon));
  return buildScoreBreakdown(counted, isFirst, '?'.repeat(cards));
}

function describeLines({ counted, lines }: ScoreBreakdown): readonly string[] {
  return ALL_LINES.flatMap((line) => {
    const words = counted.filter((run) => run.line === line);
    if (words.length === 0) return [];
    const name = line < GRID_SIZE ? `Row ${line + 1}` : `Column ${line - GRID_SIZE + 1}`;
    const list = words.map(({ word }) => `${word} ${POINTS_BY_LENGTH[word.length]}`).join(', ');
    return [`${name}: ${list}${words.length > 1 ? `, together ${lines[line]}` : ''}.`];
  });
}

function ruleOnGrid(score: ScoreBreakdown | null): Ruling {
  if (score === null) return ruling('no', 'Write six rows of up to six letters. A dot or a space is an empty square.');
  const { words, task, first, cards, total } = score;
  const parts = [
    ...(task > 0 ? [`${countOf(task, 'point')} for the task`] : []),
    ...(first > 0 ? [`${countOf(first, 'point')} for finishing first`] : []),
    ...(cards > 0 ? [`minus ${cards} for letter cards`] : []),
  ];
  const sum = parts.length === 0 ? '' : ` ${countOf(words, 'point')} for words, ${parts.join(', ')}.`;
  return ruling('yes', `${countOf(total, 'point')}.${sum}`, { details: describeLines(score), rule: 'OB-083' });
}

export const referee: Referee = {
  clocks: options.respondClock.values.flatMap((seconds) =>
    typeof seconds === 'number' && seconds <= 300 ? [{ label: 'Time for a letter', seconds }] : [],
  ),
  tools: [
    {
      id: 'word',
      title: 'Does it count?',
      fields: [textField('word', 'Word'), taskField],
      button: 'Check the word',
      rule(answers, { lexicon }) {
        const found = lookUpWord(answers.word ?? '', taskOf(answers.task), lexicon);
        if (found === null) return ruling('no', 'Write a word first.');
        return ruling(found.counts ? 'yes' : 'no', found.sentence);
      },
    },
    {
      id: 'grid',
      title: 'Score a grid',
      fields: [
        {
          name: 'rows',
          label: 'Grid',
          help: 'Six rows of six letters. A dot or a space is an empty square.',
          kind: 'rows',
        },
        taskField,
        { name: 'first', label: 'Finished first', help: '', kind: 'check' },
        { name: 'cards', label: 'Letter cards in front of the player', help: '', kind: 'number' },
      ],
      button: 'Score the grid',
      rule: ({ rows = '', task, first, cards }, { lexicon }) =>
        ruleOnGrid(
          scoreRows(
            rows,
            {
              task: task ?? '',
              isFirst: first === 'yes',
              cards: Math.min(26, Math.max(0, Math.trunc(Number(cards ?? 0)) || 0)),
            },
            lexicon,
          ),
        ),
    },
  ],
};
