// Practice cards of Take My Word For It: the row, the hand, and the word that would have been the best play.

import {
  askOnBoard,
  type BoardQuestion,
  type JudgedMoves,
  judgeOnBoard,
  LEARNER,
} from '../../core/practice/board-question.ts';
import type { GamePractice, Judgment } from '../../core/practice/game-practice.ts';
import { wordsPlayedBy } from '../../core/practice/played-words.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import { hintFor } from '../../core/practice/question-texts.ts';
import { joinWithAnd } from '../../core/wording.ts';
import { analyst } from './analysis/analyst.ts';
import { isBlank, parseCard, parsePremium, STAR } from './rules/cards.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import type { Event, Slot } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { describeCard, describePremiums } from './text/phrases.ts';
import { say } from './text/say.ts';

/** Cards are written as in a scenario. */
type Question = {
  readonly row: string;
  /** `open`: no word yet; `own`, `other`: the row is a word of the learner or of another player. */
  readonly status: 'open' | 'own' | 'other';
  /** The slots that were played last, counted from 1. */
  readonly last: readonly number[];
  readonly hand: string;
  readonly premiums: string;
  readonly keepRule: Setup['keepRule'];
};

const parts = { rules, startFromScenario, say, analyst };
const OTHER = 1;

function positionFor({ row, status, last, hand, premiums, keepRule }: Question): BoardQuestion {
  const isWord = status !== 'open';
  return {
    options: { turnClock: 'off', seatSwitch: 'off', passRule: 'free', keepRule },
    scenario: {
      ...{ turn: LEARNER, round: 3, hands: { [LEARNER]: hand }, premiums: { [LEARNER]: premiums } },
      ...(row === '' ? {} : { row, last, status: isWord ? 'word' : 'open' }),
      ...(isWord ? { by: status === 'own' ? LEARNER : OTHER } : {}),
      ...(premiums.includes(STAR) ? {} : { star: false }),
    },
  };
}

const questionOf = ({ question }: CardDraft): Question => question as Question;

const writeSlot = ({ card, letter, premium }: Slot): string =>
  `${card}${isBlank(card) ? `=${letter}` : ''}${premium === null ? '' : `+${premium}`}`;

/** A play that is worth at most this many points less is right, too. */
const MOST_POINTS_LESS = 2;

export const practice: GamePractice<View, Event> = {
  kinds: ['row'],
  createCards({ choice, assessment: { seat, kind } }, view, lexicon) {
    const player = view.players[seat]!;
    const [word] = choice.words;
    if (kind !== 'turn' || word === undefined || player.hand === null) return [];
    const question: Question = {
      row: view.row.slots.map(writeSlot).join(' '),
      status: view.row.by === null ? 'open' : view.row.by === seat ? 'own' : 'other',
      last: view.row.slots.flatMap(({ fresh }, i) => (fresh ? [i + 1] : [])),
      hand: player.hand.join(' '),
      premiums: player.premiums.join(' '),
      keepRule: view.setup.keepRule,
    };
    const card = { kind: 'row', word, question, answer: choice.text };
    // Some rows can't be set up with two players, for example with a word that only this match allowed.
    return practice.judge(card, choice.text, lexicon).type === 'right' ? [card] : [];
  },
  listDisputedWords: () => [],
  listUsedWords: (match, seat) => wordsPlayedBy(match, seat, say),
  draftFor: () => null,
  isClosed: () => false,
  ask(card, lexicon) {
    const question = questionOf(card);
    const position = askOnBoard(parts, positionFor(question), lexicon);
    return position && { title: 'What’s your best play?', text: textOf(question), hint: hintFor(card.word), position };
  },
  judge: (card, answer, lexicon) =>
    judgeOnBoard(parts, positionFor(questionOf(card)), { wanted: card.answer, answer }, lexicon, (moves) =>
      compare(card, moves),
    ),
};

function textOf({ row, status, hand, premiums }: Question): string {
  const cards = row.split(' ').filter((one) => one !== '');
  const letters = cards.map((one) => /=(.)/.exec(one)?.[1] ?? one[1]!).join('');
  const colors = joinWithAnd(cards.map((one) => describeCard(parseCard(one.slice(0, 2))!)));
  const owner = status === 'other' ? ', another player’s word' : status === 'own' ? ', your own word' : '';
  const own = premiums.split(' ').flatMap((one) => parsePremium(one) ?? []);
  return [
    row === '' ? 'The row is empty.' : `The row reads ${letters}${owner}: ${colors}.`,
    `In your hand: ${joinWithAnd(hand.split(' ').map((one) => describeCard(parseCard(one)!)))}.`,
    ...(own.length === 0 ? [] : [`You also have ${describePremiums(own)}.`]),
    'What’s your best play?',
  ].join(' ');
}

function compare({ word }: CardDraft, { played, wanted }: JudgedMoves): Judgment {
  const [answered] = played?.words ?? [];
  if (played === null || played.worth < wanted.worth - MOST_POINTS_LESS)
    return {
      type: 'wrong',
      sentence: answered === undefined || answered === word ? `${word} was better.` : `${word} beats ${answered}.`,
    };
  if (answered === word) return { type: 'right', sentence: `${word} it is.` };
  return { type: 'right', sentence: `That’s just as good as ${word}.` };
}
