// The prompt of Take My Word For It: a word in the row, seven cards in the hand, and the question for the best word.

import * as v from 'valibot';
import type { Deck } from '../../core/decks/deck.ts';
import { validWordsOf } from '../../core/decks/deck.ts';
import { asAnyKind, type GameLesson, type LessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, CountRow, PromptPiece, PromptResult } from '../../core/lessons/prompt.ts';
import {
  acceptWords,
  deckWordsFor,
  firstMade,
  isClassroomWord,
  pickEverydayWord,
  wordsThatCount,
} from '../../core/lessons/word-answers.ts';
import { listOf } from '../../core/list-schema.ts';
import { askOnBoard, type BoardQuestion, LEARNER } from '../../core/practice/board-question.ts';
import { isFamilyWord } from '../../core/practice/family-word.ts';
import type { AskedPosition } from '../../core/practice/game-practice.ts';
import type { Random } from '../../core/random.ts';
import { joinWithAnd } from '../../core/wording.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { playOutcome } from './bot/evaluate.ts';
import { type Card, cardPoints, HAND_SIZE, isBlank, LETTER_CARDS, parseCard, printedLetter } from './rules/cards.ts';
import { formatMove } from './rules/moves.ts';
import { options } from './rules/options.ts';
import { forEachPlay } from './rules/plays/find-plays.ts';
import { rules } from './rules/rules.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import { positionInView, type View } from './rules/view.ts';
import { describeCard, describeColor, formatPoints } from './text/phrases.ts';
import { say } from './text/say.ts';

type RowAndHand = {
  /** The cards of another player's word, as in a scenario; empty: no word yet. */
  readonly row: readonly string[];
  readonly hand: readonly string[];
  /** Words of the deck that the lesson is about. */
  readonly wanted: readonly Word[];
  /** If not null, no other words count. */
  readonly only: readonly Word[] | null;
};

const TITLE = 'What’s your best play?';
const QUESTION = 'Write the word that brings the most points.';
const HOW_TO_CHANGE =
  'It keeps a card of the row, or the row is cleared first. A card can cover another one of its own color, and a black card covers any color.';
const TRIES = 60;
const OWNER = 1;
const MIN_EVERYDAY_WORDS = 5;
const MOST_TOLD = 10;
const MOST_MISSED = 3;
const KEEP_RULE = options.keepRule.normal;

type Found = {
  /** The most points of each word, with the move. */
  readonly plays: ReadonlyMap<Word, { readonly points: number; readonly move: string }>;
  /** Words a class can be expected to find, the best ones first. */
  readonly everyday: readonly Word[];
  readonly board: AskedPosition;
};
const foundBy = new WeakMap<Lexicon, WeakMap<RowAndHand, Found | null>>();

function questionFor({ row, hand }: RowAndHand): BoardQuestion {
  const standing = { row: row.join(' '), last: row.map((_, i) => i + 1), status: 'word', by: OWNER };
  return {
    options: { turnClock: 'off', seatSwitch: 'off', passRule: 'free', keepRule: KEEP_RULE },
    scenario: {
      ...{ turn: LEARNER, round: 3, hands: { [LEARNER]: hand.join(' ') }, premiums: { [LEARNER]: '' }, star: false },
      ...(row.length === 0 ? {} : standing),
    },
  };
}

/** null if the game refuses the position. */
function findWords(position: RowAndHand, lexicon: Lexicon): Found | null {
  const byPosition = foundBy.get(lexicon) ?? new WeakMap<RowAndHand, Found | null>();
  foundBy.set(lexicon, byPosition);
  const known = byPosition.get(position);
  if (known !== undefined) return known;
  const found = searchWords(position, lexicon);
  byPosition.set(position, found);
  return found;
}

function searchWords(position: RowAndHand, lexicon: Lexicon): Found | null {
  const board = askOnBoard({ rules, startFromScenario, say }, questionFor(position), lexicon);
  const cards = board === null ? null : positionInView(board.view as View, LEARNER);
  if (board === null || cards === null) return null;
  const plays = new Map<Word, { points: number; move: string }>();
  forEachPlay(cards, wordsThatCount(position.only, lexicon), (play) => {
    const { text, isWord, points } = playOutcome(cards, play);
    if (isWord && points > (plays.get(text)?.points ?? 0)) plays.set(text, { points, move: formatMove(play) });
    return false;
  });
  const everyday = [...plays.keys()]
    .filter((word) => position.only !== null || isClassroomWord(word, position.wanted, lexicon))
    .toSorted((a, b) => plays.get(b)!.points - plays.get(a)!.points || (a < b ? -1 : 1));
  return { plays, everyday, board };
}

const card = v.pipe(v.string(), v.regex(/^[rygbk][A-Z]$/));
const word = v.pipe(v.string(), v.regex(/^[A-Z]{2,15}$/));
const positionSchema = v.strictObject({
  row: listOf(card, 12),
  hand: listOf(card, HAND_SIZE, 1),
  wanted: listOf(word, 20),
  only: v.nullable(listOf(word, 2000)),
});

const best: LessonKind<RowAndHand> = {
  kind: 'best',
  title: TITLE,
  summary: 'A word in the row and a hand of seven cards. Who finds the word with the most points?',
  seconds: 90,
  needs: 'words of four to nine letters',
  make: (deck, random, lexicon) =>
    firstMade(TRIES, () => {
      const position = deck === null ? dealPosition(random, lexicon) : dealForDeck(deck, random, lexicon);
      const found = position === null ? null : findWords(position, lexicon);
      if (position === null || found === null) return null;
      const least = position.only === null ? MIN_EVERYDAY_WORDS : 1;
      return found.everyday.length >= least && position.wanted.every((one) => found.plays.has(one)) ? position : null;
    }),
  read(json, lexicon) {
    const parsed = v.safeParse(positionSchema, json);
    if (!parsed.success) return null;
    const position = parsed.output;
    const words = [lettersOf(position.row), ...position.wanted, ...(position.only ?? [])];
    if (!words.every((one) => lexicon.offensiveness(one) === null)) return null;
    return (findWords(position, lexicon)?.everyday.length ?? 0) > 0 ? position : null;
  },
  ask(position, _, lexicon) {
    const { row, hand } = position;
    const list = (cards: readonly string[]): string => joinWithAnd(cards.map((one) => describeCard(parseCard(one)!)));
    const instruction = row.length === 0 ? QUESTION : `${QUESTION} ${HOW_TO_CHANGE}`;
    const standing = row.length === 0 ? 'The row is empty.' : `The row reads ${lettersOf(row)}: ${list(row)}.`;
    return {
      title: TITLE,
      text: `${standing} In your hand: ${list(hand)}. ${instruction}`,
      instruction,
      question: {
        type: 'words',
        sets: [
          { label: 'The row', isWords: false, pieces: row.map(pieceFor) },
          { label: 'Your hand', isWords: false, pieces: hand.map(pieceFor) },
        ],
        maxWords: 1,
      },
      board: findWords(position, lexicon)?.board ?? null,
    };
  },
  accept(position, stored, sent, lexicon) {
    const accepted = acceptWords(sent, 1, (one) => {
      const play = findWords(position, lexicon)?.plays.get(one);
      if (play !== undefined) return { isLegal: true, sentence: formatPoints(play.points) };
      const isWord = wordsThatCount(position.only, lexicon).has(one);
      return {
        isLegal: false,
        sentence: isWord ? `You can’t make ${one} with this row and these cards.` : `${one} isn’t in the dictionary.`,
      };
    });
    // A word that is refused doesn't take the place of the one before.
    return sent.length > 0 && accepted.lines.length === 0 ? { ...accepted, lines: stored } : accepted;
  },
  score: (position, answers, lexicon) => score(position, answers, lexicon),
  practiceCards(position, lines, lexicon) {
    const found = findWords(position, lexicon);
    const [top] = found?.everyday ?? [];
    if (found === null || top === undefined || lines.includes(top)) return [];
    const question = {
      ...{ row: position.row.join(' '), status: position.row.length === 0 ? 'open' : 'other' },
      ...{ last: position.row.map((_, i) => i + 1), hand: position.hand.join(' '), premiums: '', keepRule: KEEP_RULE },
    };
    return [{ kind: 'row', word: top, question, answer: found.plays.get(top)!.move }];
  },
};

const lettersOf = (cards: readonly string[]): string => cards.map((one) => printedLetter(one as Card)).join('');

function pieceFor(text: string): PromptPiece {
  const one = parseCard(text)!;
  const color = describeColor(text[0] as Parameters<typeof describeColor>[0]);
  return { text: printedLetter(one), label: `${describeCard(one)}, ${formatPoints(cardPoints(one))}`, color };
}

/** A rarer word than the everyday ones counts when somebody plays it. */
function score(position: RowAndHand, answers: readonly AnswerLines[], lexicon: Lexicon): PromptResult {
  const { plays, everyday } = findWords(position, lexicon)!;
  const chosen = answers.map(([line]) => (line !== undefined && plays.has(line) ? line : null));
  const pupils = new Map<Word, number>();
  for (const one of chosen) if (one !== null) pupils.set(one, (pupils.get(one) ?? 0) + 1);
  const pointsOf = (one: Word | null | undefined): number => (one == null ? 0 : plays.get(one)!.points);
  const possible = Math.max(pointsOf(everyday[0]), ...chosen.map(pointsOf));
  const shown = [...new Set([...everyday.slice(0, MOST_TOLD), ...pupils.keys()])];
  const rows = shown.map((one): CountRow => {
    const count = pupils.get(one) ?? 0;
    return { text: one, detail: '', pupils: count, points: pointsOf(one), isRight: null, square: null };
  });
  return {
    unit: 'points',
    possible,
    best: `${everyday[0]!} brings ${formatPoints(pointsOf(everyday[0]))}.`,
    groups: [{ label: 'Words', rows: rows.toSorted((a, b) => b.points! - a.points! || b.pupils - a.pupils) }],
    items: [{ label: 'Best play', possible }],
    pupils: chosen.map((one) => {
      const points = pointsOf(one);
      const mark = one === null ? 'missed' : points === possible ? 'right' : 'part';
      const better = everyday.filter((other) => pointsOf(other) > points).slice(0, MOST_MISSED);
      return { points, items: [{ mark, points, text: one ?? '' }], missed: better };
    }),
  };
}

const PRINTED = LETTER_CARDS.filter((one) => !isBlank(one));

/** A card for each letter, as long as there are any; null if a letter is used up. */
function takeCards(letters: string, pile: Card[]): readonly Card[] | null {
  const taken: Card[] = [];
  for (const letter of letters) {
    const at = pile.findIndex((one) => printedLetter(one) === letter);
    if (at < 0) return null;
    taken.push(...pile.splice(at, 1));
  }
  return taken;
}

function dealPosition(random: Random, lexicon: Lexicon): RowAndHand | null {
  const pile = [...random.shuffle(PRINTED)];
  const row = takeCards(pickEverydayWord(random, lexicon, [3, 5]), pile);
  const hand = pile.slice(0, HAND_SIZE);
  const vowels = hand.filter((one) => 'AEIOU'.includes(printedLetter(one))).length;
  return row === null || vowels < 2 || vowels > 4 ? null : { row, hand, wanted: [], only: null };
}

/** A word of the deck can be played: part of it stands in the row, the rest of its letters is in the hand. */
function dealForDeck(deck: Deck, random: Random, lexicon: Lexicon): RowAndHand | null {
  const own = deckWordsFor(deck, lexicon).filter((one) => one.length >= 4 && one.length <= 9);
  if (own.length === 0) return null;
  const wanted = random.pick(own);
  const parts = Array.from({ length: wanted.length }, (_, from) =>
    [3, 4, 5, 6].map((length) => wanted.slice(from, from + length)),
  )
    .flat()
    .filter((part) => part.length >= 3 && part.length < wanted.length && isFamilyWord(part, lexicon));
  const standing = parts.length === 0 ? '' : random.pick(parts);
  const rest = standing === '' ? wanted : wanted.replace(standing, '');
  if (rest.length > HAND_SIZE) return null;
  const pile = [...random.shuffle(PRINTED)];
  const row = takeCards(standing, pile);
  const needed = takeCards(rest, pile);
  if (row === null || needed === null) return null;
  const hand = random.shuffle([...needed, ...pile.slice(0, HAND_SIZE - needed.length)]);
  return { row, hand, wanted: [wanted], only: validWordsOf(deck) };
}

export const lesson: GameLesson = { kinds: [asAnyKind(best)] };
