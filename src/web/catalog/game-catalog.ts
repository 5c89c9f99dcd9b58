// The faces of the games on the web: name, sentence, picture, and the board, loaded when it is needed.
// A game without a board, or a board without a game, does not compile.

import type { Component } from 'svelte';
import type { Json } from '../../core/game.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoardProps } from '../../ui-kit/board-props.ts';

export type Face = {
  readonly title: string;
  readonly line: string;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** The words its previews go by. */
  readonly list: 'standard' | 'broad';
  /** Its board tells what words count from the first look on, so it cannot wait for them. */
  readonly counts?: true;
  /** Would looking a word up be cheating at this table? Then definitions stay closed until the game is over. */
  closed(view: Json): boolean;
  /** Has whoever looks done what is asked, though the table does not tell who has? */
  answered?(view: Json): boolean;
  /** A question to everybody at once that may be answered aloud, where people share a device. */
  aloud?(view: Json): Aloud | null;
  board(): Promise<{ default: Component<AnyBoardProps> }>;
};

export type Aloud = {
  readonly question: string;
  /** The move of those who say nothing. */
  readonly silence: string;
};

// A board knows the types of its own game; the shell hands it what that game's table shows.
const board = (load: () => Promise<{ default: unknown }>) =>
  load as () => Promise<{ default: Component<AnyBoardProps> }>;

type WordstersView = {
  setup: { legality: string };
  phase: { type: string; mine?: Json; similar?: Json[]; contestable?: Json[]; story?: { word: string } };
};

export const faces: { readonly [id in GameId]: Face } = {
  'word-xchange': {
    title: 'Word Xchange',
    line: 'Make words from the tray. Steal theirs by adding a letter.',
    seats: [2, 5],
    minutes: 20,
    list: 'standard',
    closed: (view) => (view as { setup: { wordCheck: string } }).setup.wordCheck === 'challenge', // WX-082
    board: board(() => import('../../games/word-xchange/board/Board.svelte')),
  },
  'outside-the-box': {
    title: 'Outside the Box',
    counts: true,
    line: 'Everybody writes the same letters. Whose pad holds the longest words?',
    seats: [2, 5],
    minutes: 25,
    list: 'standard',
    closed: () => false,
    answered: (view) => (view as { grabbed: boolean }).grabbed,
    board: board(() => import('../../games/outside-the-box/board/Board.svelte')),
  },
  'take-my-word': {
    title: 'Take My Word For It',
    line: 'One word lies on the table. Change it, and it is yours.',
    seats: [2, 6],
    minutes: 30,
    list: 'standard',
    closed: () => false,
    board: board(() => import('../../games/take-my-word/board/Board.svelte')),
  },
  wordsters: {
    title: 'Wordsters',
    line: 'Three letters, ten words. Guess what the others will write.',
    seats: [2, 6],
    minutes: 25,
    list: 'broad',
    closed: () => false,
    answered: (view) => {
      const { phase, setup } = view as WordstersView;
      const silent = setup.legality === 'auto' && phase.similar?.length === 0 && phase.contestable?.length === 0; // WS-090
      return phase.type === 'respond' && (phase.mine != null || silent); // WS-089
    },
    aloud: (view) => {
      const { type, story } = (view as WordstersView).phase;
      return type === 'respond' && story !== undefined
        ? { question: `${story.word} is announced. Does anybody claim a word, or contest it?`, silence: 'nothing' }
        : null;
    },
    board: board(() => import('../../games/wordsters/board/Board.svelte')),
  },
  'word-power': {
    title: 'Word Power',
    line: 'Match meanings, publish books. Bluff if you dare.',
    seats: [2, 6],
    minutes: 40,
    list: 'standard',
    closed: () => true, // WP-006
    board: board(() => import('../../games/word-power/board/Board.svelte')),
  },
};
