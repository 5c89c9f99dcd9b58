// The prompt of Word Xchange: some tiles on the board, a few words to take, and the question what can be made of them.

import * as v from 'valibot';
import type { Deck } from '../../core/decks/deck.ts';
import { validWordsOf } from '../../core/decks/deck.ts';
import { asAnyKind, type GameLesson, type LessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, CountRow, PromptResult } from '../../core/lessons/prompt.ts';
import {
  acceptWords,
  deckWordsFor,
  firstMade,
  isClassroomWord,
  letterPieces,
  pickEverydayWord,
  pickPracticeCards,
  wordsThatCount,
} from '../../core/lessons/word-answers.ts';
import { listOf } from '../../core/list-schema.ts';
import { playerNames } from '../../core/player-names.ts';
import { askOnBoard } from '../../core/practice/board-question.ts';
import { isFamilyWord } from '../../core/practice/family-word.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import { spellOut } from '../../core/practice/question-texts.ts';
import type { Random } from '../../core/random.ts';
import { countOf, joinWithAnd } from '../../core/wording.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { listPlays } from './rules/list-moves.ts';
import { formatMove } from './rules/moves.ts';
import { options, type Setup } from './rules/options.ts';
import { MIN_WORD_LETTERS } from './rules/resolve-play.ts';
import { rules } from './rules/rules.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import type { Play, WordMove } from './rules/state.ts';
import { JOKER, removeTiles, TILE_SET } from './rules/tiles.ts';
import { findPluralFault, findUnknownFault } from './rules/word-check.ts';
import { sayRefusal } from './text/refusals.ts';
import { say } from './text/say.ts';

type TableOfWords = {
  /** Letters without a joker. */
  readonly board: string;
  readonly targets: readonly Word[];
  /** Words of the deck that the lesson is about. */
  readonly wanted: readonly Word[];
  /** If not null, no other words count. */
  readonly only: readonly Word[] | null;
};

const TITLE = 'What can you make or take?';
const PUPIL = 0;
const OWNER = 1;
const MAX_WORDS = 60;
const BOARD_TILES = 7;
const MAX_BOARD_TILES = 10;
/** Fewer are over too soon, more discourage. */
const POSSIBLE_WORDS = { min: 6, max: 60 };
/** Rare ones included. Each that is found is a column of the class's table. */
const MAX_PLAYS = 300;
const TRIES = 60;
const MOST_CARDS = 5;
const PLURAL_RULE: Setup['pluralRule'] = 'noun';
const UNTIMED = { wordClock: 'off', challengeWindow: 'off', wordCheck: 'auto', refusalLimit: 'none' } as const;
const NOBODY = playerNames([], null);

const defaults = Object.fromEntries(Object.entries(options).map(([name, { normal }]) => [name, normal]));
const setup = { ...defaults, ...UNTIMED, pluralRule: PLURAL_RULE } as Setup;

type Found = { readonly plays: ReadonlyMap<Word, Play>; readonly everyday: readonly Word[] };
const foundBy = new WeakMap<Lexicon, WeakMap<TableOfWords, Found>>();

/** Every word that the rules allow here, with one way to get it, and those that a class can be expected to find. */
function findWords(table: TableOfWords, lexicon: Lexicon): Found {
  const byTable = foundBy.get(lexicon) ?? new WeakMap<TableOfWords, Found>();
  foundBy.set(lexicon, byTable);
  let found = byTable.get(table);
  if (found === undefined) {
    const words = wordsThatCount(table.only, lexicon);
    const position = { setup, board: table.board, easels: [[], table.targets] };
    const plays = new Map<Word, Play>();
    // A steal is worth more than the same word from the board, so the detail names it.
    for (const play of listPlays(position, PUPIL, words))
      if (play.target !== null || !plays.has(play.word)) plays.set(play.word, play);
    const everyday = [...plays.keys()]
      .filter((word) => table.only !== null || isClassroomWord(word, table.wanted, lexicon))
      .toSorted((a, b) => usefulness(table, b) - usefulness(table, a) || (a < b ? -1 : 1));
    byTable.set(table, (found = { plays, everyday }));
  }
  return found;
}

/** There is something to find, and not too much. */
function suitsClass(table: TableOfWords, lexicon: Lexicon): boolean {
  const { plays, everyday } = findWords(table, lexicon);
  return everyday.length > 0 && everyday.length <= POSSIBLE_WORDS.max && plays.size <= MAX_PLAYS;
}

/** Words of the deck first, then long ones. */
const usefulness = ({ wanted }: TableOfWords, word: Word): number => word.length + (wanted.includes(word) ? 100 : 0);

const describePlay = ({ target }: Play): string => (target === null ? 'from the board' : `takes ${target.word}`);

const letters = v.pipe(v.string(), v.regex(/^[A-Z]*$/), v.maxLength(MAX_BOARD_TILES));
const word = v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.minLength(MIN_WORD_LETTERS), v.maxLength(15));
const tableSchema = v.strictObject({
  board: letters,
  targets: listOf(word, 6),
  wanted: listOf(word, 20),
  only: v.nullable(listOf(v.pipe(v.string(), v.regex(/^[A-Z]{2,15}$/)), 2000)),
});

const words: LessonKind<TableOfWords> = {
  kind: 'words',
  title: TITLE,
  summary: 'Tiles on the board and words to take. The class finds as many words as it can.',
  seconds: 120,
  needs: 'words of four to nine letters',
  make: (deck, random, lexicon) =>
    firstMade(TRIES, () => {
      const table = deck === null ? dealTable(random, lexicon) : dealForDeck(deck, random, lexicon);
      if (table === null) return null;
      const { everyday, plays } = findWords(table, lexicon);
      const least = table.only === null ? POSSIBLE_WORDS.min : 1;
      const isGood = everyday.length >= least && table.wanted.every((one) => plays.has(one));
      return isGood && suitsClass(table, lexicon) ? table : null;
    }),
  read(position, lexicon) {
    const parsed = v.safeParse(tableSchema, position);
    if (!parsed.success) return null;
    const { targets, wanted, only } = parsed.output;
    const isDecent = [...targets, ...wanted, ...(only ?? [])].every((one) => lexicon.offensiveness(one) === null);
    return isDecent && suitsClass(parsed.output, lexicon) ? parsed.output : null;
  },
  ask(table, _, lexicon) {
    const { board, targets } = table;
    const take = targets.length === 0 ? '' : ` Words you can take: ${joinWithAnd(targets)}.`;
    return {
      title: TITLE,
      text: `On the board: ${spellOut(board)}.${take} Which words can you make?`,
      instruction:
        targets.length === 0
          ? 'Which words can you make from the letters on the board?'
          : 'Make words from the letters on the board, or take a word: use all its letters and add some from the board.',
      question: {
        type: 'words',
        sets: [
          { label: 'On the board', isWords: false, pieces: letterPieces(board) },
          { label: 'Words you can take', isWords: true, pieces: letterPieces(targets) },
        ],
        maxWords: MAX_WORDS,
      },
      board: askOnBoard(
        { rules, startFromScenario, say },
        {
          options: setup,
          scenario: { turn: PUPIL, board: [...board].join(' '), easels: { [OWNER]: [...targets] } },
        },
        lexicon,
      ),
    };
  },
  accept: (table, _, sent, lexicon) => acceptWords(sent, MAX_WORDS, (one) => judge(one, table, lexicon)),
  score: (table, answers, lexicon) => score(table, answers, lexicon),
  practiceCards(table, lines, lexicon) {
    const { everyday, plays } = findWords(table, lexicon);
    const missed = everyday.filter((one) => !lines.includes(one));
    return pickPracticeCards(
      missed.map((one) => cardFor(plays.get(one)!, table)),
      MOST_CARDS,
    );
  },
};

function judge(text: Word, table: TableOfWords, lexicon: Lexicon): { isLegal: boolean; sentence: string } {
  const valid = wordsThatCount(table.only, lexicon);
  const { plays } = findWords(table, lexicon);
  const play = plays.get(text);
  if (play !== undefined) return { isLegal: true, sentence: describePlay(play) };
  const refuse = (code: string, rule: string, ...about: string[]) => ({
    isLegal: false,
    sentence: sayRefusal({ code, rule, about }, NOBODY),
  });
  if (!/^[A-Z]+$/.test(text)) return { isLegal: false, sentence: 'Write a word with the letters A to Z.' };
  if (text.length < MIN_WORD_LETTERS) return refuse('TOO_SHORT', 'WX-022', text);
  if (table.targets.includes(text)) return { isLegal: false, sentence: `${text} is already on the table.` };
  const unknown = findUnknownFault(text, valid);
  if (unknown !== null) return refuse('NOT_IN_DICTIONARY', 'WX-080', text, unknown.as);
  for (const [index, target] of table.targets.entries()) {
    const added = removeTiles(text, target);
    const plural = { type: 'steal', word: text, tiles: added, target: { seat: OWNER, index, word: target } } as const;
    const fault = findPluralFault(setup, plural, valid);
    if (fault !== null) return refuse('PLURAL_ONLY', 'WX-045', text, fault.of);
  }
  return { isLegal: false, sentence: `The letters of ${text} aren’t there.` };
}

/** The same object in most cells of the table. */
const MISSED = { mark: 'missed', points: 0, text: '' } as const;

/** Words that are rarer than the everyday ones count when somebody finds them. */
function score(table: TableOfWords, answers: readonly AnswerLines[], lexicon: Lexicon): PromptResult {
  const { plays, everyday } = findWords(table, lexicon);
  const lists = answers.map((lines) => lines.filter((line) => plays.has(line)));
  const pupils = new Map<Word, number>();
  for (const one of lists.flat()) pupils.set(one, (pupils.get(one) ?? 0) + 1);
  const rare = [...pupils.keys()].filter((one) => !everyday.includes(one)).toSorted();
  const counted = [...everyday, ...rare];
  const rows = counted.map((one): CountRow => {
    const detail = describePlay(plays.get(one)!);
    return { text: one, detail, pupils: pupils.get(one) ?? 0, points: 1, isRight: true, square: null };
  });
  const found = new Map(counted.map((one) => [one, { mark: 'right', points: 1, text: one } as const]));
  return {
    unit: 'words',
    possible: counted.length,
    best: `${countOf(counted.length, 'word')} could be found, such as ${joinWithAnd(counted.slice(0, 3))}.`,
    groups: [{ label: 'Words', rows: rows.toSorted((a, b) => b.pupils - a.pupils) }],
    items: counted.map((label) => ({ label, possible: 1 })),
    pupils: lists.map((list) => ({
      points: list.length,
      items: counted.map((one) => (list.includes(one) ? found.get(one)! : MISSED)),
      missed: everyday.filter((one) => !list.includes(one)),
    })),
  };
}

function cardFor({ type, word: made, target }: Play, { board }: TableOfWords): CardDraft {
  const old = target?.word ?? null;
  const move: WordMove =
    old === null ? { type: 'make', word: made } : { type: 'steal', word: made, target: { word: old, seat: null } };
  return {
    kind: type,
    word: made,
    question: { board, target: old, pluralRule: PLURAL_RULE },
    answer: formatMove(move),
  };
}

const PLAIN_TILES = [...TILE_SET].filter((tile) => tile !== JOKER);

/** Tiles as the bag gives them, with three or four vowels and none that fits nowhere. */
function drawTiles(count: number, start: string, random: Random): string {
  for (;;) {
    const tiles = `${start}${random
      .shuffle(PLAIN_TILES)
      .slice(0, Math.max(0, count - start.length))
      .join('')}`;
    const vowels = [...tiles].filter((tile) => 'AEIOU'.includes(tile)).length;
    const rare = [...tiles.slice(start.length)].filter((tile) => 'JQVXZ'.includes(tile)).length;
    if (start.length >= count || (vowels >= 2 && vowels <= 4 && rare === 0)) return random.shuffle([...tiles]).join('');
  }
}

function dealTable(random: Random, lexicon: Lexicon): TableOfWords {
  const targets = [4, 5].map((length) => pickEverydayWord(random, lexicon, [length, length]));
  return { board: drawTiles(BOARD_TILES, '', random), targets, wanted: [], only: null };
}

/** One or two words of the deck can be taken: part of each is a word on the table, the rest of its letters is on the board. */
function dealForDeck(deck: Deck, random: Random, lexicon: Lexicon): TableOfWords | null {
  const own = deckWordsFor(deck, lexicon).filter((one) => one.length >= 4 && one.length <= 9);
  if (own.length === 0) return null;
  const targets: Word[] = [];
  const wanted: Word[] = [];
  let needed = '';
  for (const one of random.shuffle(own).slice(0, 2)) {
    const parts = lexicon
      .wordsFromLetters({ optional: one, minOptional: MIN_WORD_LETTERS })
      .filter((part) => part.length < one.length && isFamilyWord(part, lexicon) && !targets.includes(part))
      .filter((part) => `${part}S` !== one);
    const target = parts.length === 0 ? null : random.pick(parts);
    const rest = target === null ? one : removeTiles(one, target);
    const board = needed + removeTiles(rest, needed);
    if (board.length > MAX_BOARD_TILES) continue;
    needed = board;
    wanted.push(one);
    if (target !== null) targets.push(target);
  }
  if (wanted.length === 0) return null;
  return { board: drawTiles(BOARD_TILES, needed, random), targets, wanted, only: validWordsOf(deck) };
}

export const lesson: GameLesson = { kinds: [asAnyKind(words)] };
