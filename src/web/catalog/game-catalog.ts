// The catalog of games on the web: one manifest per game, in the order of the start page.
// The list below stands in for the manifests in `games/*/web.ts`; it goes when all games have theirs.

import type { Component } from 'svelte';
import type { Json } from '../../core/game.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoardProps } from '../../ui-kit/board-props.ts';
import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import { oneDeviceOptions, untimedOptions } from './untimed-options.ts';

type ListedGame = Pick<GameManifest, 'title' | 'blurb' | 'seats' | 'minutes'> &
  Partial<Pick<GameManifest, 'needsWordsAtOnce' | 'forbidsLookup' | 'hasAnswered' | 'questionForAll'>> & {
    /** A board knows the types of its own game; the page passes it that game's views. */
    loadBoard(): Promise<{ default: unknown }>;
  };

type WordstersView = {
  setup: { legality: string };
  phase: { type: string; mine?: Json; similar?: Json[]; contestable?: Json[]; story?: { word: string } };
};

const listedGames: { readonly [id in GameId]: ListedGame } = {
  'word-xchange': {
    title: 'Word Xchange',
    blurb: 'Make words from the tray. Steal theirs by adding a letter.',
    seats: [2, 5],
    minutes: 20,
    forbidsLookup: (view) => (view as { setup: { wordCheck: string } }).setup.wordCheck === 'challenge', // WX-082
    loadBoard: () => import('../../games/word-xchange/board/Board.svelte'),
  },
  'outside-the-box': {
    title: 'Outside the Box',
    blurb: 'Everybody writes the same letters. Whose pad holds the longest words?',
    seats: [2, 5],
    minutes: 25,
    needsWordsAtOnce: true,
    hasAnswered: (view) => (view as { grabbed: boolean }).grabbed,
    loadBoard: () => import('../../games/outside-the-box/board/Board.svelte'),
  },
  'take-my-word': {
    title: 'Take My Word For It',
    blurb: 'One word lies on the table. Change it, and it is yours.',
    seats: [2, 6],
    minutes: 30,
    loadBoard: () => import('../../games/take-my-word/board/Board.svelte'),
  },
  wordsters: {
    title: 'Wordsters',
    blurb: 'Three letters, ten words. Guess what the others will write.',
    seats: [2, 6],
    minutes: 25,
    hasAnswered: (view) => {
      const { phase, setup } = view as WordstersView;
      const silent = setup.legality === 'auto' && phase.similar?.length === 0 && phase.contestable?.length === 0; // WS-090
      return phase.type === 'respond' && (phase.mine != null || silent); // WS-089
    },
    questionForAll: (view) => {
      const { type, story } = (view as WordstersView).phase;
      return type === 'respond' && story !== undefined
        ? { question: `${story.word} is announced. Does anybody claim a word, or contest it?`, declineMove: 'nothing' }
        : null;
    },
    loadBoard: () => import('../../games/wordsters/board/Board.svelte'),
  },
  'word-power': {
    title: 'Word Power',
    blurb: 'Match meanings, publish books. Bluff if you dare.',
    seats: [2, 6],
    minutes: 40,
    forbidsLookup: () => true, // WP-006
    loadBoard: () => import('../../games/word-power/board/Board.svelte'),
  },
};

export const gameCatalog: readonly GameManifest[] = Object.entries(listedGames).map(([id, listed], i) => ({
  id,
  position: i + 1,
  needsWordsAtOnce: false,
  untimedOptions: untimedOptions[id] ?? {},
  oneDeviceOptions: oneDeviceOptions[id] ?? {},
  forbidsLookup: () => false,
  hasAnswered: () => false,
  questionForAll: () => null,
  ...listed,
  loadBoard: listed.loadBoard as () => Promise<{ default: Component<AnyBoardProps> }>,
  loadGame: () => Promise.reject(new Error('use load-game.ts')),
  loadSpecimens: () => Promise.reject(new Error('use gallery/specimens.ts')),
}));

/** The manifest of a game; undefined if this build does not have the game. */
export const manifestOf = (id: string): GameManifest | undefined => gameCatalog.find((manifest) => manifest.id === id);
