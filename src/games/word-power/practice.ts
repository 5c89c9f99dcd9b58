// Practice cards of Word Power: the printed card, answered with one of its words, its relation, and a bet.

import type { GamePractice } from '../../core/practice/game-practice.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { type PowerCard, powerCardsOf } from './content.ts';
import { ANSWER_CODES, type CardFace, toCardFace } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import { closedColors, closedKeyWords, viewableCards } from './rules/lookup/closed-cards.ts';
import type { View } from './rules/view.ts';
import { capitalizeWord, describeCard, sayClaim } from './text/phrases.ts';

/** The face of the card is the question. With it comes the meaning if the card is of somebody's own deck: no lexicon has it. */
type Question = CardFace & { readonly meaning?: string };
const questionOf = ({ question }: CardDraft): Question => question as Question;

/** The printed card with these words; undefined if it is no longer printed. */
const findPrinted = ({ key, words }: CardFace, lexicon: Lexicon): PowerCard | undefined =>
  powerCardsOf(lexicon).find((card) => card.key === key && String(card.words) === String(words));

export const draftFor = (card: PowerCard): CardDraft => ({
  ...{ kind: 'card', word: card.key, question: toCardFace(card), answer: card.answer },
});

function draftForKey(key: Word, lexicon: Lexicon): CardDraft | null {
  const card = powerCardsOf(lexicon).find((one) => one.key === key);
  return card === undefined ? null : draftFor(card);
}

/** Decisions about single cards. */
const ABOUT_A_CARD = ['place', 'challenge', 'bet'];

export const practice: GamePractice<View, Event> = {
  kinds: ['card'],
  createCards({ choice, assessment }, _, lexicon) {
    const [key] = choice.words;
    if (!ABOUT_A_CARD.includes(assessment.kind) || key === undefined) return [];
    const draft = draftForKey(key, lexicon);
    return draft === null ? [] : [draft];
  },
  listDisputedWords: ({ acts, lexicon }, seat) =>
    acts.flatMap(({ n, events }) => {
      const revealed = events.find((event) => event.type === 'answerRevealed');
      const settled = events.find((event) => event.type === 'challengeSettled');
      if (revealed === undefined || settled === undefined) return [];
      const { challenger, challenged, gains } = settled;
      const hasLost = (seat === challenger && gains.challenger < 0) || (seat === challenged && gains.challenged < 0);
      return hasLost ? [{ word: revealed.card, n, draft: draftForKey(revealed.card, lexicon) }] : [];
    }),
  /** Key words of cards that the player placed or challenged, and was right about when the answer was revealed. */
  listUsedWords: ({ acts }, seat) =>
    acts.flatMap(({ events }) => {
      const revealed = events.find((event) => event.type === 'answerRevealed');
      const settled = events.find((event) => event.type === 'challengeSettled');
      if (revealed === undefined || settled === undefined) return [];
      const { challenger, challenged, gains } = settled;
      const hasWon = (seat === challenger && gains.challenger > 0) || (seat === challenged && gains.challenged > 0);
      return hasWon ? [revealed.card] : [];
    }),
  draftFor: draftForKey,
  isClosed(card, unfinished, lexicon) {
    const printed = findPrinted(questionOf(card), lexicon);
    if (printed === undefined || unfinished.length === 0) return false;
    const cards = powerCardsOf(lexicon);
    return !viewableCards(cards, closedKeyWords(cards, closedColors(unfinished))).includes(printed);
  },
  ask(card, lexicon) {
    const face = questionOf(card);
    const meaning = findPrinted(face, lexicon)?.definition ?? face.meaning;
    if (typeof meaning !== 'string' || !ANSWER_CODES.includes(card.answer)) return null;
    return {
      title: 'Same or opposite?',
      text: `${describeCard(face)}. Which word means the same as ${capitalizeWord(face.key)}, or the opposite?`,
      hint: meaning === '' ? '' : `${capitalizeWord(face.key)}: ${meaning}.`,
      position: null,
    };
  },
  judge(card, answer, lexicon) {
    const face = questionOf(card);
    const said = answer.trim().toUpperCase();
    const truth = findPrinted(face, lexicon)?.answer ?? card.answer;
    if (!ANSWER_CODES.includes(said))
      return { type: 'again', sentence: 'Answer with S or A and a number from 1 to 4.', code: 'MALFORMED', rule: '' };
    const claim = `${sayClaim(truth[0]!, face.key, face.words[Number(truth[1]) - 1]!)}.`;
    if (said === truth) return { type: 'right', sentence: claim };
    return { type: 'wrong', sentence: said[1] === truth[1] ? `Right word, wrong way around: ${claim}` : claim };
  },
};
