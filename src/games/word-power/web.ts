// What the web client needs to know about Word Power before a match: title, blurb and how to load the rest. Loaded on the
// start page, so it must stay small.

import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import { BET_STEP_DOLLARS } from './rules/amounts.ts';
import type { View } from './rules/view.ts';

// Like the preset `relaxed`, which would bring all options to the start page.
const untimedOptions = {
  challengeSeconds: 0,
  placeSeconds: 0,
  rollSeconds: 0,
  startSeconds: 0,
  betSeconds: 0,
  passSeconds: 0,
};

export const manifest: GameManifest = {
  id: 'word-power',
  title: 'Word Power',
  blurb: 'Match meanings, publish books. Bluff if you dare.',
  startPageOrder: 5,
  seats: [2, 6],
  minutes: 40,
  needsWordsAtOnce: false,
  wordsToOpen: ['power-cards'],
  showsBoardFirstAtEnd: false,
  untimedOptions,
  oneDeviceOptions: untimedOptions,
  forbidsLookup: () => true, // WP-006
  hasAnswered: () => false,
  mayRespond(json) {
    const { phase, seat, active, players, laid } = json as View;
    if (phase.type !== 'place' || seat === 'spectator' || seat === active) return false;
    const { cash, left } = players[seat]!;
    return !left && cash >= BET_STEP_DOLLARS && laid.some(({ open, waived }) => open && !waived.includes(seat));
  },
  questionForAll: () => null,
  // The board expects the types of its own game; the client passes it what that game's table shows.
  loadBoard: (() => import('./board/Board.svelte')) as unknown as GameManifest['loadBoard'],
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
  guidePages: [
    {
      path: 'words',
      title: 'The Word Power Guide',
      blurb: 'A dictionary, words to practice, and the story of English words.',
      buttonText: 'Dictionary',
      load: () => import('./guide/GuidePage.svelte'),
    },
  ],
};
