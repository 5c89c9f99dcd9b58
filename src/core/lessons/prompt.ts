// A prompt: one position of a game that a whole class works on, and what the class made of it. The game decides what is right
// (games/<game>/lesson.ts); everything here is plain data, the same for all games.

import type { Json } from '../game.ts';
import type { AskedPosition } from '../practice/game-practice.ts';

/** What a lesson stores. Holds the solution: only the teacher gets it before the answers are revealed. */
export type Prompt = {
  readonly game: string;
  /** Which of the game's kinds of prompts. */
  readonly kind: string;
  /** How long pupils have. */
  readonly seconds: number;
  /** As the game's lesson.ts wrote it. */
  readonly position: Json;
};

/** A tile, card or word on the screen. */
export type PromptPiece = {
  readonly text: string;
  /** How a screen reader says it. */
  readonly label: string;
  /** The color of a printed card, such as “red”; null if it has none. */
  readonly color: string | null;
};

/** What pupils work on. One page can show all of them; `board` of PromptView is the game's own board beside it. */
export type PromptQuestion =
  /** Write words: each line of the answer is one word. */
  | {
      readonly type: 'words';
      readonly sets: readonly {
        readonly label: string;
        readonly isWords: boolean;
        readonly pieces: readonly PromptPiece[];
      }[];
      readonly maxWords: number;
    }
  /** Put letters into a grid, one after the other: line n of the answer is the square of letter n, such as “R2C3” for row 2,
   *  column 3. A letter stays where it is. */
  | {
      readonly type: 'grid';
      readonly size: number;
      /** Row by row; null where a square is free. With the pupil's own letters. */
      readonly squares: readonly (string | null)[];
      /** The letter to place now; null when all are placed. */
      readonly letter: string | null;
      /** How many letters come after this one. */
      readonly left: number;
      readonly task: string | null;
    }
  /** Choose a word of each card, whether it means the same or the opposite, and a bet. Line n is the answer to card n, such as
   *  “S2 3”: word 2 is a synonym (A: antonym), bet 3. An empty line: not answered yet. */
  | {
      readonly type: 'cards';
      readonly cards: readonly { readonly key: string; readonly words: readonly string[] }[];
      readonly bets: readonly number[];
    };

/** What a pupil may see of a prompt, with their own answer so far. */
export type PromptView = Omit<Prompt, 'position'> & {
  /** What to do, in a few words. */
  readonly title: string;
  /** The whole question in a few sentences, for screen readers and for reading aloud. */
  readonly text: string;
  /** What to do, for those who see `question` beside it. */
  readonly instruction: string;
  readonly question: PromptQuestion;
  /** The game's own board in this position, to look at; null if the question shows everything. */
  readonly board: AskedPosition | null;
};

/** The answer of one pupil: lines of text, as the question says. */
export type AnswerLines = readonly string[];

/** What the rules say about one line. Says nothing about other pupils, and before the reveal nothing that is to be found out. */
export type LineVerdict = {
  readonly text: string;
  readonly isLegal: boolean;
  /** Why it is not legal, or what it does. May be empty. */
  readonly sentence: string;
};

/** One thing that can be found, chosen or written, and how many pupils did. */
export type CountRow = {
  readonly text: string;
  /** How it is done, what it brings, or what it means. May be empty. */
  readonly detail: string;
  readonly pupils: number;
  /** What it brings each of them; null if nothing is counted. */
  readonly points: number | null;
  /** null if there is no right and wrong. */
  readonly isRight: boolean | null;
  /** The square of the grid, counted from 0; null in other questions. */
  readonly square: number | null;
};

/** The words of a prompt, or what was chosen for one card, or where one letter was put. */
export type CountGroup = { readonly label: string; readonly rows: readonly CountRow[] };

/** A column of the table at the end. */
export type PromptItem = {
  readonly label: string;
  /** The most it can bring. */
  readonly possible: number;
};

export type ItemMark = 'right' | 'part' | 'wrong' | 'missed';

export type PupilItem = {
  readonly mark: ItemMark;
  readonly points: number;
  /** What the pupil wrote or chose; may be empty. */
  readonly text: string;
};

export type PupilScore = {
  readonly points: number;
  /** By item. */
  readonly items: readonly PupilItem[];
  /** What would have been there, the most useful first: words, or answers in words. */
  readonly missed: readonly string[];
};

/** What a class made of a prompt. The same answers always give the same result. */
export type PromptResult = {
  readonly unit: 'words' | 'points';
  /** What can be had: for words all of them, for points the most that one pupil can get. */
  readonly possible: number;
  /** The best there was, in a sentence. */
  readonly best: string;
  readonly groups: readonly CountGroup[];
  readonly items: readonly PromptItem[];
  /** In the order of the answers. */
  readonly pupils: readonly PupilScore[];
};

/** The same without the pupils and their table: what is sent again and again during a lesson. */
export type ClassResult = Pick<PromptResult, 'unit' | 'possible' | 'best' | 'groups'>;
