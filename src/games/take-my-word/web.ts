// What the web client knows about this game before it loads it. Loaded on the start page, so it stays tiny.

import type { GameManifest } from '../../ui-kit/game-manifest.ts';

export const manifest: GameManifest = {
  id: 'take-my-word',
  title: 'Take My Word For It',
  blurb: 'One word on the table. Change it, and it’s yours.',
  startPageOrder: 3,
  seats: [2, 6],
  minutes: 30,
  needsWordsAtOnce: false,
  showsBoardFirstAtEnd: false,
  untimedOptions: { turnClock: 'off', switchClock: 60 },
  oneDeviceOptions: { turnClock: 'off', switchClock: 60 },
  forbidsLookup: () => false,
  hasAnswered: () => false,
  mayRespond: () => false,
  questionForAll: () => null,
  loadBoard: () => import('./board/Board.svelte') as unknown as ReturnType<GameManifest['loadBoard']>,
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
};
