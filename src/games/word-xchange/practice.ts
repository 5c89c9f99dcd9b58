// Practice cards of Word Xchange: the letters on the board, and another player's word if the missed word would have taken it.

import { askOnBoard, type BoardQuestion, type JudgedMoves, judgeOnBoard } from '../../core/practice/board-question.ts';
import type { GamePractice, Judgment } from '../../core/practice/game-practice.ts';
import { wordsPlayedBy } from '../../core/practice/played-words.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import { hintFor, spellOut } from '../../core/practice/question-texts.ts';
import { analyst } from './analysis/analyst.ts';
import { jokerIn, playOf } from './analysis/say-miss.ts';
import type { Event } from './rules/events.ts';
import { formatMove } from './rules/moves.ts';
import type { Setup } from './rules/options.ts';
import { rules } from './rules/rules.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import type { Move, View } from './rules/state.ts';
import { spellingOf, type Tiles, type TileWord } from './rules/tiles.ts';
import { say } from './text/say.ts';

type Question = {
  readonly board: Tiles;
  /** The word to take; null to make a word from the board alone. */
  readonly target: TileWord | null;
  readonly pluralRule: Setup['pluralRule'];
};

const parts = { rules, startFromScenario, say, analyst };

const UNTIMED = {
  ...{ wordClock: 'off', challengeWindow: 'off', wordCheck: 'auto', refusalLimit: 'none', hintCards: 'off' },
} as const;

const positionFor = ({ board, target, pluralRule }: Question): BoardQuestion => ({
  options: { ...UNTIMED, pluralRule },
  scenario: { turn: 0, board: [...board].join(' '), easels: target === null ? {} : { 1: [target] } },
});

const questionOf = ({ question }: CardDraft): Question => question as Question;

/** A word that brings this part of what the missed one brings is right, too. */
const GOOD_ENOUGH = 0.9;

export const practice: GamePractice<View, Event> = {
  kinds: ['steal', 'make'],
  createCards({ choice, assessment }, view) {
    const play = playOf(choice, assessment.seat, view);
    if (play === null || play.type === 'swap') return [];
    const target = play.target?.word ?? null;
    const move: Move =
      target === null
        ? { type: 'make', word: play.word }
        : { type: 'steal', target: { word: target, seat: null }, word: play.word };
    const question: Question = { board: view.board, target, pluralRule: view.setup.pluralRule };
    return [{ kind: play.type, word: spellingOf(play.word), question, answer: formatMove(move) }];
  },
  listDisputedWords: ({ acts }, seat) =>
    acts.flatMap(({ n, events }) =>
      events.flatMap((event) =>
        event.type === 'rejected' && event.by === seat ? [{ word: spellingOf(event.word), n, draft: null }] : [],
      ),
    ),
  listUsedWords: (match, seat) => wordsPlayedBy(match, seat, say),
  draftFor: () => null,
  isClosed: () => false,
  ask(card, lexicon) {
    const question = questionOf(card);
    const position = askOnBoard(parts, positionFor(question), lexicon);
    const title = question.target === null ? 'Make a word' : 'Take this word';
    return position && { title, text: textOf(question), hint: hintFor(card.word), position };
  },
  judge: (card, answer, lexicon) =>
    judgeOnBoard(parts, positionFor(questionOf(card)), { wanted: card.answer, answer }, lexicon, (moves) =>
      compare(card, moves),
    ),
};

function textOf({ board, target }: Question): string {
  const letters = `On the board: ${spellOut(board)}.`;
  return target === null
    ? `${letters} Which word can you make?`
    : `${letters} Another player has ${spellingOf(target)}${jokerIn(target)}. Which word takes it?`;
}

function compare({ word, question }: CardDraft, { played, wanted, baseline }: JudgedMoves): Judgment {
  const { target } = question as Question;
  const does = target === null ? 'can be made from the board' : `takes ${spellingOf(target)}`;
  const [answered] = played?.words ?? [];
  if (played === null || answered === undefined) return { type: 'wrong', sentence: `${word} ${does}.` };
  const gain = wanted.worth - baseline;
  // A word that is easy to steal can be worth less than nothing; then every word will do.
  const isGoodEnough = gain <= 0 || played.worth - baseline >= GOOD_ENOUGH * gain;
  if (answered !== word && !isGoodEnough)
    return { type: 'wrong', sentence: `${answered} is a word, but ${word} is better here: it ${does}.` };
  return {
    type: 'right',
    sentence: answered === word ? `${word} ${does}.` : `${answered} works, and so does ${word}.`,
  };
}
