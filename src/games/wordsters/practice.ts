// Practice cards of Wordsters: the three letters, the first letter of a word that nobody wrote, and how long it is.

import { playerNames } from '../../core/player-names.ts';
import type { GamePractice, Judgment } from '../../core/practice/game-practice.ts';
import { wordsPlayedBy } from '../../core/practice/played-words.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import { hintFor } from '../../core/practice/question-texts.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../core/wording.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import type { Event } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { liveWords } from './rules/words/list.ts';
import { findLegalityFault, MIN_WORD_LETTERS, toNormalForm } from './rules/words/word.ts';
import { sayRefusal } from './text/refusals.ts';
import { say } from './text/say.ts';

export type TripleQuestion = { readonly wordster: Word; readonly first: string; readonly length: number };

/** A list can lack many words; these are the best known of them. */
const MOST_CARDS_PER_LIST = 3;

const questionOf = ({ question }: CardDraft): TripleQuestion => question as TripleQuestion;

export const practice: GamePractice<View, Event> = {
  kinds: ['triple'],
  createCards({ choice, assessment }, { wordster }) {
    if (assessment.kind !== 'list' || wordster === null) return [];
    return choice.words.slice(0, MOST_CARDS_PER_LIST).map((word) => {
      const question: TripleQuestion = { wordster, first: word[0]!, length: word.length };
      return { kind: 'triple', word, question, answer: word };
    });
  },
  /** Pairs that were judged and in which a word of the player was one of the two. */
  listDisputedWords: ({ acts }, seat) =>
    acts.flatMap(({ n, events }, i) => {
      const before = acts[i - 1]?.views[seat]?.players[seat]?.lines ?? [];
      const own = new Set<Word>([
        ...liveWords(before),
        ...events.flatMap((event) => (event.type === 'wordAnnounced' && event.seat === seat ? event.word : [])),
      ]);
      return events.flatMap((event) =>
        event.type === 'pairJudged' && event.words.some((word) => own.has(word))
          ? event.words.map((word) => ({ word, n, draft: null }))
          : [],
      );
    }),
  listUsedWords: (match, seat) => wordsPlayedBy(match, seat, say),
  draftFor: () => null,
  isClosed: () => false,
  ask(card) {
    const { wordster, first, length } = questionOf(card);
    const text = `Find a word of ${countOf(length, 'letter')} that starts with ${quoteLetter(first)} and has ${joinWithAnd([...wordster].map(quoteLetter))} in this order.`;
    return {
      title: 'Find the word',
      text,
      hint: `${hintFor(card.word)} Then comes ${quoteLetter(card.word[1]!)}.`,
      position: null,
    };
  },
  judge: (card, answer, lexicon) => judge(card, toNormalForm(answer), lexicon),
};

function judge(card: CardDraft, answer: Word, lexicon: Lexicon): Judgment {
  const { wordster } = questionOf(card);
  if (answer === card.word) return { type: 'right', sentence: `${card.word} has ${wordster} in it.` };
  const fault = findLegalityFault(answer, wordster, lexicon);
  if (fault !== null) {
    const about = [answer, fault === 'NO_WORDSTER' ? wordster : String(MIN_WORD_LETTERS)];
    const sentence = sayRefusal({ code: fault, rule: '', about }, playerNames([], null));
    return { type: 'again', sentence, code: fault, rule: '' };
  }
  if (lexicon.compareWords(answer, card.word).verdict === 'SAME')
    return { type: 'right', sentence: `${answer} is the same word as ${card.word}.` };
  return {
    ...{ type: 'again', code: 'OTHER_WORD', rule: '' },
    sentence: `${answer} fits, too, but we’re looking for another word.`,
  };
}
