// The referees for real tables and the judge answer the same, on random cases.

import { expect, it } from 'vitest';
import { type Random, randomFrom } from '../core/random.ts';
import type { Referee, Ruling } from '../core/referee.ts';
import { games } from '../games/index.ts';
import { referee as outsideTheBox } from '../games/outside-the-box/referee.ts';
import { referee as takeMyWord } from '../games/take-my-word/referee.ts';
import { powerCardsOf } from '../games/word-power/content.ts';
import { referee as wordPower } from '../games/word-power/referee.ts';
import { referee as wordXchange } from '../games/word-xchange/referee.ts';
import { referee as wordsters } from '../games/wordsters/referee.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createJudge } from './judge.ts';

type Answer = {
  readonly ok: boolean;
  readonly code?: string;
  readonly say: string;
  readonly [key: string]: unknown;
};

const judge = createJudge(games, loadLexicon, {});
const ask = (request: object): Answer => JSON.parse(judge(JSON.stringify(request))) as Answer;

const lexicon = loadLexicon('standard');
const CASES = Number(process.env.REFEREE_CASES ?? 150);

function rule(referee: Referee, tool: string, answers: { readonly [name: string]: string }): Ruling {
  return referee.tools.find(({ id }) => id === tool)!.rule(answers, { lexicon, unfinished: [] });
}

const letters = (random: Random, count: number, from = 'EEEAAIIOOUSSTTRRNNLLDDCMPGHBYFVKWXZJQ'): string =>
  Array.from({ length: count }, () => from[random.below(from.length)]!).join('');

it('Word Xchange: the referee refuses the steals that the judge refuses, for the same reason', () => {
  const random = randomFrom('referee steals', 0);
  const olds = 'PENCIL BRICK MEND RACE CAT EDIT TEAM LEAN PLAY WORK NEW TIDE ROSE HOPE ART EAT'.split(' ');
  const seen = new Set<boolean>();
  let compared = 0;
  for (let i = 0; compared < CASES; i++) {
    const old = random.pick(olds);
    const board = letters(random, 7);
    // Half of the cases are words that can be made, so that many of them are legal.
    const made = lexicon.wordsFromLetters({ required: old, optional: board, minOptional: 1 });
    const word = i % 3 === 0 ? `${old}S` : made.length > 0 && i % 3 === 1 ? random.pick(made) : old + board[0];
    const opened = ask({
      do: 'open',
      game: 'word-xchange',
      seats: 2,
      list: 'standard',
      scenario: { board: [...board].join(' '), easels: { 1: [old] } },
    });
    if (!opened.ok) continue; // more tiles of a letter than there are
    const judged = ask({ do: 'act', by: 0, text: `steal ${old}@1 ${word}` });
    const refusedEvent =
      (judged.events as { type: string }[] | undefined)?.some(({ type }) => type === 'refused') === true;
    const isLegal = judged.ok && !refusedEvent;
    const ruled = rule(wordXchange, 'play', { kind: 'steal', old, word, board, plural: 'noun' });
    expect(ruled.verdict === 'yes', `${old} ${board} ${word}`).toBe(isLegal);
    if (!judged.ok) expect(ruled.sentence).toBe(judged.say);
    seen.add(isLegal);
    compared++;
  }
  expect(seen.size).toBe(2);
});

it('Outside the Box: the referee scores grids as the judge does', () => {
  const random = randomFrom('referee grids', 0);
  for (let i = 0; i < CASES; i++) {
    const grid = Array.from({ length: 6 }, () => letters(random, 6, 'EEEAAIOUSSTTRRNNLLDDCMPGHB.'));
    const task = i % 2 === 0 ? `T${String(1 + random.below(60)).padStart(2, '0')}` : '';
    const judged = ask({ do: 'score', game: 'outside-the-box', grid, ...(task === '' ? {} : { task }) });
    const ruled = rule(outsideTheBox, 'grid', { rows: grid.join('\n'), task });
    expect(Number.parseInt(ruled.sentence, 10), grid.join(' ')).toBe(judged.total);
    for (const word of judged.words as string[]) expect(ruled.details.join(' ')).toContain(word);
  }
});

it('Wordsters: the referee compares words as the judge does', () => {
  const random = randomFrom('referee pairs', 0);
  const stems = 'LOVE START ANGLE OPTION COLOR LEAF LEAVE MOUSE GOOD STRONG LET FIRE TRAVEL ORGANIZE'.split(' ');
  const endings = ['', 'S', 'R', 'D', 'LY', 'ING', 'ED', 'LE', 'AL', 'ER', 'TER'];
  const seen = new Set<string>();
  for (let i = 0; i < CASES; i++) {
    const stem = random.pick(stems);
    const [a, b] = [stem + random.pick(endings), stem + random.pick(endings)];
    const { verdict } = ask({ do: 'same', a, b }) as unknown as { verdict: string };
    const ruled = rule(wordsters, 'same', { a, b, judge: 'hybrid' }).verdict;
    expect(ruled, `${a} ${b}`).toBe({ SAME: 'yes', DIFFERENT: 'no', DOUBTFUL: 'open' }[verdict]);
    seen.add(ruled);
  }
  expect(seen.size).toBe(3);
});

it('Take My Word: the referee allows and scores the plays of the judge', () => {
  const random = randomFrom('referee rows', 0);
  const colors = 'rygbk';
  const card = (letter: string): string => random.pick([...colors]) + letter;
  const rows = ['CAT', 'TE', 'S', 'AT', 'RO', 'LAN', ''];
  const seen = new Set<boolean>();
  let compared = 0;
  for (let i = 0; compared < CASES; i++) {
    const before = [...random.pick(rows)].map(card);
    const hand = [...letters(random, 7)].map(card);
    const added = hand.slice(0, 1 + random.below(2));
    const replaced = i % 2 === 0 && before.length > 0 ? random.below(before.length) : -1;
    const cells = before.map((_, at) => (at === replaced ? `/${hand[6]}` : '.'));
    const after = [...before.map((old, at) => (at === replaced ? hand[6]! : old)), ...added];
    if (replaced >= 0 && before[replaced] === hand[6]) continue;
    const claim = added.length === 1 && replaced < 0 && i % 4 === 1 ? ['letter'] : [];
    const table = { do: 'open', game: 'take-my-word', seats: 2, list: 'standard', options: { keepRule: 'any' } };
    const opened = ask({
      ...table,
      scenario: { row: before.join(' '), hands: { 0: hand.join(' '), 1: 'rI kE' } },
    });
    if (!opened.ok) continue; // more copies of a card than there are
    const judged = ask({ do: 'act', by: 0, text: ['play', ...cells, ...added, ...claim].join(' ') });
    const ruled = rule(takeMyWord, 'play', {
      ...{ before: before.join(' '), after: after.join(' '), standing: 'open', last: '', claim: claim[0] ?? '' },
    });
    const about = `${before} → ${after}: ${judged.say} ${ruled.sentence}`;
    if (judged.ok) expect(ruled.verdict, about).toBe('yes');
    else if (ruled.verdict === 'yes') {
      // Other cards can lead to the same row. The referee says which, and the judge allows that play.
      const text = ruled.details.at(-1)!;
      const cards = text.match(/[rygbk][A-Z]/g)!;
      ask({ ...table, scenario: { row: before.join(' '), hands: { 0: cards.join(' '), 1: 'rI kE' } } });
      expect(ask({ do: 'act', by: 0, text }).ok, `${about} ${text}`).toBe(true);
    }
    seen.add(judged.ok);
    compared++;
    const scored = (judged.events as { type: string; points: number }[] | undefined)?.find(
      ({ type }) => type === 'formed' || type === 'lettered',
    );
    if (scored !== undefined) expect(ruled.sentence).toContain(`${scored.points} point`);
  }
  expect(seen.size).toBe(2);
});

it('Take My Word: the referee says both scores of one card that completes a word, as the judge gives them', () => {
  const scores = ['word', 'letter'].map((claim) => {
    ask({
      ...{ do: 'open', game: 'take-my-word', seats: 2, list: 'standard', options: { keepRule: 'any' } },
      scenario: { row: 'rC yA', hands: { 0: 'kT', 1: 'rI kE' } },
    });
    const { events } = ask({ do: 'act', by: 0, text: `play . . kT ${claim}` });
    const scored = (events as { type: string; points: number }[]).find(
      ({ type }) => type === 'formed' || type === 'lettered',
    );
    return scored!.points;
  });
  expect(scores[0]).not.toBe(scores[1]);
  const question = { before: 'rC yA', after: 'rC yA kT', standing: 'open', last: '', type: 'play' };
  const both = rule(takeMyWord, 'play', { ...question, claim: '' });
  expect(both.verdict).toBe('yes');
  for (const points of scores) expect(both.sentence).toContain(`${points} point`);
});

it('Word Power: the referee judges placements as a challenge at the table does', () => {
  const random = randomFrom('referee cards', 0);
  const cards = powerCardsOf(lexicon);
  const spaces = { S: 9, A: 6, SA: 7 } as const;
  const seen = new Set<string>();
  for (let i = 0; i < CASES; i++) {
    const { key, answer, colour } = random.pick(cards);
    const relation = random.pick(['S', 'A', 'SA'] as const);
    const window = i % 2 === 0 ? Number(answer[1]) : 1 + random.below(4);
    const ruled = rule(wordPower, 'placement', { key, relation, window: String(window) });
    const players = [{ at: spaces[relation], hand: [key] }, {}];
    ask({ do: 'open', game: 'word-power', options: { deckColour: colour }, scenario: { phase: 'place', players } });
    ask({ do: 'act', by: 0, text: `place ${key} ${window}` });
    const challenged = ask({ do: 'act', by: 1, text: `challenge ${key} ${answer}` });
    // Whoever states the true answer can't challenge a card that was placed right.
    expect(challenged.code, `${key} ${relation}${window}`).toBe(
      ruled.verdict === 'yes' ? 'AGREES_WITH_PLAY' : undefined,
    );
    if (challenged.ok) {
      const { events } = ask({ do: 'act', by: 0, text: 'call' }) as unknown as {
        events: { type: string; gains?: { challenged: number } }[];
      };
      expect(events.find(({ type }) => type === 'challengeSettled')!.gains!.challenged).toBeLessThan(0);
    }
    expect(ruled.details[0]).toContain(rule(wordPower, 'answer', { key }).sentence);
    seen.add(ruled.verdict);
  }
  expect(seen.size).toBe(2);
});
