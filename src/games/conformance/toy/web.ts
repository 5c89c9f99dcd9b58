// What the web client knows about this game before it loads it. Loaded on the start page, so it must stay small.

import type { GameManifest } from '#ui-kit/game-manifest.ts';

const untimedOptions = { bidClock: 0 };

export const manifest: GameManifest = {
  id: 'toy',
  title: 'Toy',
  blurb: 'Bid one of your cards in secret. The highest wins.',
  startPageOrder: 6,
  seats: [2, 4],
  minutes: 3,
  needsWordsAtOnce: false,
  showsBoardFirstAtEnd: false,
  untimedOptions,
  oneDeviceOptions: untimedOptions,
  forbidsLookup: () => false,
  hasAnswered: () => false,
  mayRespond: () => false,
  questionForAll: () => null,
  // The board knows the types of its own game; the client passes it that game's views.
  loadBoard: () => import('./board/Board.svelte') as unknown as ReturnType<GameManifest['loadBoard']>,
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
};
