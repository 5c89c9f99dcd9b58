// What Word Xchange tells the web client about itself.

import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import type { Event } from './rules/events.ts';
import type { View } from './rules/state.ts';

const untimedOptions = { wordClock: 'off', challengeWindow: 'off' };

export const manifest: GameManifest = {
  id: 'word-xchange',
  title: 'Word Xchange',
  blurb: 'Make words from the board. Steal your rivals’ by adding letters.',
  startPageOrder: 1,
  seats: [2, 5],
  minutes: 20,
  needsWordsAtOnce: false,
  showsBoardFirstAtEnd: false,
  untimedOptions,
  oneDeviceOptions: untimedOptions,
  // WX-082: where words can be challenged, the dictionary decides only on a challenge.
  forbidsLookup: (view) => (view as View).setup.wordCheck === 'challenge',
  hasAnswered: () => false,
  mayRespond: () => false,
  questionForAll: () => null,
  failedWord(events, seat) {
    const failed = (events as unknown as readonly Event[]).find((event) => event.type === 'refused');
    return failed?.type === 'refused' && failed.seat === seat
      ? failed.word.replaceAll(/[^A-Za-z]/g, '').toUpperCase()
      : null;
  },
  // The board knows the types of its own game; the client passes it that game's views.
  loadBoard: () => import('./board/Board.svelte') as unknown as ReturnType<GameManifest['loadBoard']>,
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
};
