// The prompt of Word Power: a few cards to judge, each with a bet. A right answer wins the bet, a wrong one loses it.

import * as v from 'valibot';
import { allWordsOf, type Deck } from '../../core/decks/deck.ts';
import { asAnyKind, type GameLesson, type LessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, CountRow, ItemMark, PromptResult } from '../../core/lessons/prompt.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import type { Random } from '../../core/random.ts';
import { countOf } from '../../core/wording.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { fromDeckCard, type PowerCard, powerCardsOf } from './content.ts';
import { ANSWER_CODES, toCardFace } from './rules/cards.ts';
import { capitalizeWord, sayClaim } from './text/phrases.ts';

type LessonCard = {
  readonly key: string;
  readonly words: PowerCard['words'];
  readonly answer: string;
  /** What the key word means; may be empty. */
  readonly meaning: string;
};
type Cards = { readonly cards: readonly LessonCard[] };

const TITLE = 'Same or opposite?';
const BETS = [1, 2, 3];
const MAX_BET = 3;
const CARDS_PER_PROMPT = 5;
const SECONDS_PER_CARD = 30;
const MAX_CARDS = 10;

const choice = v.pipe(v.string(), v.regex(/^[a-z]{1,15}$/));
const cardsSchema = v.strictObject({
  cards: v.pipe(
    v.array(
      v.strictObject({
        key: v.pipe(v.string(), v.regex(/^[A-Z]{2,15}$/)),
        words: v.strictTuple([choice, choice, choice, choice]),
        answer: v.picklist(ANSWER_CODES),
        meaning: v.pipe(v.string(), v.maxLength(200)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_CARDS),
  ),
});

const isDecent = ({ key, words }: LessonCard, lexicon: Lexicon): boolean =>
  [key, ...words].every((word) => lexicon.offensiveness(word.toUpperCase()) === null);

const cardFrom = ({ key, words, answer, definition }: PowerCard): LessonCard => ({
  ...{ key, words, answer, meaning: definition },
});

const cards: LessonKind<Cards> = {
  kind: 'cards',
  title: TITLE,
  summary: 'Five cards: which word means the same, or the opposite? Pupils bet 1 to 3 on each answer.',
  seconds: SECONDS_PER_CARD * CARDS_PER_PROMPT,
  needs: 'cards, or words that have a printed card',
  make(deck, random, lexicon) {
    const from = (deck === null ? printedCards(lexicon) : deckCards(deck, lexicon)).filter((card) =>
      isDecent(card, lexicon),
    );
    const picked = pickCards(from, random);
    return picked.length === 0 ? null : { cards: picked };
  },
  read(position, lexicon) {
    const parsed = v.safeParse(cardsSchema, position);
    return parsed.success && parsed.output.cards.every((card) => isDecent(card, lexicon)) ? parsed.output : null;
  },
  ask: ({ cards: asked }) => ({
    title: TITLE,
    instruction:
      'On each card, one word means the same as the key word, or the opposite. Choose it, and bet how sure you are.',
    text: [
      'Each card has a key word and four others. One of them means the same as the key word, or the opposite. Choose it, and bet how sure you are.',
      ...asked.map(
        ({ key, words }) => `${capitalizeWord(key)}: ${words.map((word, i) => `${i + 1} ${word}`).join(', ')}.`,
      ),
    ].join(' '),
    question: { type: 'cards', cards: asked.map(({ key, words }) => ({ key, words })), bets: BETS },
    board: null,
  }),
  accept({ cards: asked }, _, sent) {
    const verdicts = sent.slice(0, asked.length).map((text) => {
      const line = text.trim().toUpperCase();
      const isLegal = line === '' || readLine(line) !== null;
      return { text: line, isLegal, sentence: isLegal ? '' : 'Choose a word, and bet 1, 2 or 3.' };
    });
    return { lines: verdicts.map(({ text, isLegal }) => (isLegal ? text : '')), verdicts };
  },
  score: ({ cards: asked }, answers) => score(asked, answers),
  practiceCards({ cards: asked }, lines, lexicon) {
    const wrong = asked.filter(({ answer }, i) => readLine(lines[i])?.code !== answer);
    return wrong.map((card): CardDraft => {
      const printed = powerCardsOf(lexicon).find(
        ({ key, words }) => key === card.key && String(words) === String(card.words),
      );
      // No lexicon has the meaning of a card that the teacher made.
      const question =
        printed === undefined
          ? { ...toCardFace(fromDeckCard(card, lexicon)), meaning: card.meaning }
          : toCardFace(printed);
      return { kind: 'card', word: card.key, question, answer: card.answer };
    });
  },
};

type Choice = { readonly code: string; readonly bet: number };

/** “S2 3”: word 2 is a synonym, bet 3. */
function readLine(line: string | undefined): Choice | null {
  const [, code, bet] = /^([SA][1-4]) ([1-3])$/.exec(line ?? '') ?? [];
  return code === undefined ? null : { code, bet: Number(bet) };
}

const sayCode = ({ key, words }: LessonCard, code: string): string =>
  sayClaim(code[0]!, key, words[Number(code[1]) - 1]!);

function score(asked: readonly LessonCard[], answers: readonly AnswerLines[]): PromptResult {
  const choices = answers.map((lines) => asked.map((_, i) => readLine(lines[i])));
  const markOf = (card: LessonCard, choice: Choice | null): ItemMark =>
    choice === null ? 'missed' : choice.code === card.answer ? 'right' : 'wrong';
  const pointsOf = (card: LessonCard, choice: Choice | null): number =>
    choice === null ? 0 : choice.code === card.answer ? choice.bet : -choice.bet;
  return {
    unit: 'points',
    possible: MAX_BET * asked.length,
    best: asked.map((card) => `${sayCode(card, card.answer)}.`).join(' '),
    groups: asked.map((card, i) => ({
      label: capitalizeWord(card.key),
      rows: ANSWER_CODES.flatMap((code): CountRow[] => {
        const bets = choices.flatMap((own) => (own[i]?.code === code ? [own[i].bet] : []));
        if (bets.length === 0 && code !== card.answer) return [];
        const bet = countOf(
          bets.reduce((sum, one) => sum + one, 0),
          'point',
        );
        return [
          {
            text: sayCode(card, code),
            detail: [bets.length === 0 ? '' : `${bet} bet`, code === card.answer ? card.meaning : '']
              .filter((one) => one !== '')
              .join('; '),
            ...{ pupils: bets.length, points: null, isRight: code === card.answer, square: null },
          },
        ];
      }),
    })),
    items: asked.map(({ key }) => ({ label: key, possible: MAX_BET })),
    pupils: choices.map((own) => {
      const items = asked.map((card, i) => {
        const choice = own[i] ?? null;
        const text = choice === null ? '' : `${sayCode(card, choice.code)}, bet ${choice.bet}`;
        return { mark: markOf(card, choice), points: pointsOf(card, choice), text };
      });
      return {
        points: items.reduce((sum, { points }) => sum + points, 0),
        items,
        missed: asked.flatMap((card, i) => (items[i]!.mark === 'right' ? [] : [sayCode(card, card.answer)])),
      };
    }),
  };
}

/** The easiest printed cards. */
const printedCards = (lexicon: Lexicon): readonly LessonCard[] =>
  powerCardsOf(lexicon)
    .filter(({ colour }) => colour === 'blue')
    .map(cardFrom);

/** The deck's own cards, and printed ones for its words. */
function deckCards(deck: Deck, lexicon: Lexicon): readonly LessonCard[] {
  const keys = new Set(allWordsOf(deck));
  const own = deck.cards.map(({ key, words, answer, meaning }) => ({ key, words, answer, meaning }));
  const printed = powerCardsOf(lexicon).filter(({ key }) => keys.has(key) && !own.some((card) => card.key === key));
  return own.length > 0 ? own : printed.map(cardFrom);
}

/** One card for each key word. */
function pickCards(from: readonly LessonCard[], random: Random): readonly LessonCard[] {
  const picked = new Map<string, LessonCard>();
  for (const card of random.shuffle(from)) {
    if (picked.size === CARDS_PER_PROMPT) break;
    if (!picked.has(card.key)) picked.set(card.key, card);
  }
  return [...picked.values()];
}

export const lesson: GameLesson = { kinds: [asAnyKind(cards)] };
