// What the web client needs to know about Wordsters before it loads the game.

import type { Component } from 'svelte';
import type { AnyBoardProps } from '../../ui-kit/board-props.ts';
import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import type { View } from './rules/view.ts';
import { hasNoPossibleResponse } from './rules/view-queries.ts';

const untimedOptions = {
  writingSeconds: 300,
  responseSeconds: 0,
  voteSeconds: 0,
  announceSeconds: 0,
  selectSeconds: 0,
};

export const manifest: GameManifest = {
  id: 'wordsters',
  title: 'Wordsters',
  blurb: 'Three letters, ten words. Guess what the others will write.',
  startPageOrder: 4,
  seats: [2, 6],
  minutes: 25,
  needsWordsAtOnce: false,
  wordsToOpen: ['wordster-cards'],
  showsBoardFirstAtEnd: false,
  untimedOptions,
  oneDeviceOptions: { ...untimedOptions, writing: 'inTurn' },
  forbidsLookup: () => false,
  hasAnswered(json) {
    const view = json as unknown as View;
    // Responses are secret (WS-089), so the status does not show them.
    return view.phase.type === 'respond' && (view.phase.mine !== null || hasNoPossibleResponse(view));
  },
  mayRespond: () => false,
  questionForAll(json) {
    const { phase } = json as unknown as View;
    return phase.type === 'respond'
      ? {
          question: `${phase.story.word} was read out. Does anyone have a similar word, or was it read before?`,
          declineMove: 'nothing',
        }
      : null;
  },
  // The board has the types of this game; the client passes it whatever the table of this game shows.
  loadBoard: () => import('./board/Board.svelte') as unknown as Promise<{ default: Component<AnyBoardProps> }>,
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
};
