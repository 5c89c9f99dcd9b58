// Every lesson.ts keeps its promises: prompts are the same for the same chance, can be sent over the wire and read again, count
// exactly what the rules allow, tell nothing that is to be found out, and take each answer once.

import { describe, expect, it } from 'vitest';
import type { Deck } from '../../core/decks/deck.ts';
import { parseDeck } from '../../core/decks/parse-deck.ts';
import type { AnyLessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, PromptResult } from '../../core/lessons/prompt.ts';
import { createCard } from '../../core/practice/practice-card.ts';
import { randomFrom } from '../../core/random.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';

const lexicon = loadLexicon('standard-family');
const PROMPTS = 6;
const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const parsed = parseDeck(`title Farm
harvest: gather crops
orchard
meadow
planted
stream
gather
bread
barley
card BRAVE: bread, =bold, brown, bitter | not afraid
card ANCIENT: anxious, angry, !modern, absent
card GLAD: =happy, glass, grand, gloom
triple E A D
`);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const deck: Deck = parsed.value;

const kinds: (readonly [string, AnyLessonKind])[] = [];
for (const game of Object.values(games))
  for (const kind of (await game.loadLesson()).kinds) kinds.push([game.id, kind]);

/** A pupil who does something sensible, a few lines at a time, as the page sends them. */
function answerSomehow(kind: AnyLessonKind, position: never, pupil: number): AnswerLines {
  const { question } = kind.ask(position, [], lexicon);
  let lines: AnswerLines = [];
  if (question.type === 'words') {
    const known = kind.score(position, [[]], lexicon).groups.flatMap(({ rows }) => rows.map(({ text }) => text));
    const wanted = known.filter((_, i) => i % (pupil + 2) === 0).slice(0, question.maxWords);
    lines = kind.accept(position, [], wanted, lexicon).lines;
    expect(lines).toEqual(wanted);
  } else if (question.type === 'cards') {
    const sent = question.cards.map((_, i) => `${i % 2 === 0 ? 'S' : 'A'}${((pupil + i) % 4) + 1} ${(pupil % 3) + 1}`);
    lines = kind.accept(position, [], sent, lexicon).lines;
    expect(lines).toEqual(sent);
  } else
    for (let asked = question; asked.letter !== null; ) {
      const free = asked.squares.flatMap((one, square) => (one === null ? [square] : []));
      const square = free[(pupil * 5 + lines.length * 3) % free.length]!;
      const sent = [...lines, `R${Math.floor(square / asked.size) + 1}C${(square % asked.size) + 1}`];
      lines = kind.accept(position, lines, sent, lexicon).lines;
      expect(lines).toEqual(sent);
      asked = kind.ask(position, lines, lexicon).question as typeof asked;
    }
  return lines;
}

/** What must hold for every result. */
function checkResult(result: PromptResult, answers: readonly AnswerLines[]): void {
  expect(result.pupils).toHaveLength(answers.length);
  for (const pupil of result.pupils) {
    expect(pupil.items).toHaveLength(result.items.length);
    expect(pupil.points).toBeCloseTo(pupil.items.reduce((sum, { points }) => sum + points, 0));
    expect(pupil.points).toBeLessThanOrEqual(result.possible);
    for (const [i, { points }] of pupil.items.entries()) expect(points).toBeLessThanOrEqual(result.items[i]!.possible);
  }
}

it('every game has a prompt', () => {
  expect(new Set(kinds.map(([game]) => game))).toEqual(new Set(Object.keys(games)));
});

describe.each(kinds)('%s', (_, kind) => {
  const sources = [
    ['built-in material', null],
    ['a deck', deck],
  ] as const;
  it.each(sources)('makes prompts from %s, always the same ones', { timeout: 120_000 }, (_source, from) => {
    const made = new Set<string>();
    for (let i = 0; i < PROMPTS; i++) {
      const position = kind.make(from, randomFrom('lesson', i), lexicon);
      expect(position, `prompt ${i}`).not.toBeNull();
      expect(kind.make(from, randomFrom('lesson', i), lexicon)).toEqual(position);
      expect(kind.read(roundTrip(position), lexicon)).toEqual(position);
      made.add(JSON.stringify(position));
      const { title, text } = kind.ask(position!, [], lexicon);
      for (const sentence of [title, text]) expect(sentence).not.toMatch(/undefined|NaN|\bnull\b/);
    }
    expect(made.size).toBeGreaterThan(from === null ? PROMPTS / 2 : 0);
  });

  it('gives nothing away before the answers are revealed', () => {
    for (const from of [null, deck]) {
      const position = kind.make(from, randomFrom('secret', 0), lexicon)!;
      const asked = JSON.stringify(kind.ask(position, [], lexicon));
      const { question } = kind.ask(position, [], lexicon);
      const secret = position as {
        answer?: string;
        letters?: string;
        best?: string;
        cards?: { answer: string; meaning: string }[];
      };
      if (question.type === 'cards')
        for (const { answer, meaning } of secret.cards!) {
          expect(asked).not.toContain(`"${answer}`);
          if (meaning !== '') expect(asked).not.toContain(meaning);
        }
      if (question.type === 'grid') {
        expect(asked).not.toContain(secret.best);
        expect(asked).not.toContain(secret.letters!.slice(0, 4));
      }
      if (question.type === 'words') expect(asked).not.toContain('plays');
    }
  });

  it('counts each pupil, and each answer once', () => {
    for (const from of [null, deck]) {
      const position = kind.make(from, randomFrom('count', 1), lexicon)!;
      const answers = [0, 1, 2, 3, 3].map((pupil) => answerSomehow(kind, position as never, pupil));
      const all = [...answers, []];
      const result = kind.score(position, all, lexicon);
      checkResult(result, all);
      expect(kind.score(roundTrip(position), roundTrip(all), lexicon)).toEqual(result);
      expect(result.pupils[3]).toEqual(result.pupils[4]);
      expect(result.pupils.at(-1)!.points).toBe(0);
      const counted = result.groups.flatMap(({ rows }) => rows).reduce((sum, { pupils }) => sum + pupils, 0);
      const lines = all.flat().filter((line) => line !== '').length;
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThanOrEqual(lines);
      // The same answer again changes nothing.
      for (const lines of answers) expect(kind.accept(position, lines, lines, lexicon).lines).toEqual(lines);
      for (const card of kind.practiceCards(position, [], lexicon)) expect(card.word).toMatch(/^[A-Z]+$/);
    }
  });

  it('a word that is refused takes nothing away', () => {
    const position = kind.make(null, randomFrom('refused', 0), lexicon)!;
    const { question } = kind.ask(position, [], lexicon);
    if (question.type !== 'words') return;
    const [known] = kind.score(position, [[]], lexicon).groups.flatMap(({ rows }) => rows.map(({ text }) => text));
    const sent = question.maxWords === 1 ? ['QXZZ'] : [known!, 'QXZZ'];
    const { lines, verdicts } = kind.accept(position, [known!], sent, lexicon);
    expect(lines).toEqual([known]);
    expect(verdicts.at(-1)).toMatchObject({ text: 'QXZZ', isLegal: false });
    expect(kind.accept(position, [known!], [], lexicon).lines).toEqual([]);
  });

  it('stores nothing that is not an answer', () => {
    const position = kind.make(null, randomFrom('names', 0), lexicon)!;
    for (const text of ['Annabel Oakes', 'MÜLLER', 'S5 1', 'R7C1', '<b>', 'A'.repeat(400)])
      expect(kind.accept(position, [], [text], lexicon).lines.filter((line) => line !== '')).toEqual([]);
  });

  /** A class with them would have a table of hundreds of columns. */
  const tooManyWords = { board: 'AEINRSTLOD', targets: [], wanted: [], only: null };

  it.each([
    null,
    5,
    'x',
    [],
    {},
    { board: 'A' },
    tooManyWords,
    { cards: [] },
    { start: '', letters: '', wanted: [], best: '' },
  ])('refuses %j as a position', (position) => {
    expect(kind.read(position, lexicon)).toBeNull();
  });
});

it('practice cards of a lesson can be asked and answered', async () => {
  for (const game of Object.values(games)) {
    const practice = await game.loadPractice();
    for (const kind of (await game.loadLesson()).kinds)
      for (let i = 0; i < 8; i++) {
        const position = kind.make(i < 4 ? null : deck, randomFrom('practice', i), lexicon)!;
        const cards = kind.practiceCards(position, [], lexicon);
        expect(new Set(cards.map((card) => createCard(game.id, card, null).id)).size).toBe(cards.length);
        if (kind.kind === 'cards') expect(cards).toHaveLength((position as { cards: unknown[] }).cards.length);
        for (const card of cards) {
          expect(practice.kinds).toContain(card.kind);
          expect(practice.ask(card, lexicon), JSON.stringify(card)).not.toBeNull();
          expect(practice.judge(card, card.answer, lexicon), JSON.stringify(card)).toMatchObject({ type: 'right' });
        }
      }
  }
});
