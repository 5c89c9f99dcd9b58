// What the web client knows about Outside the Box before its board and its rules are loaded.

import type { Component } from 'svelte';
import type { AnyBoardProps } from '../../ui-kit/board-props.ts';
import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import type { AnyPlannerProps } from '../../ui-kit/planner-props.ts';
import type { View } from './rules/state.ts';

const untimedOptions = { callClock: 'off', respondClock: 'off', markClock: 'off' };

export const manifest: GameManifest = {
  id: 'outside-the-box',
  title: 'Outside the Box',
  blurb: 'Everyone writes the same letters. Who makes the longest words?',
  startPageOrder: 2,
  seats: [2, 5],
  minutes: 25,
  needsWordsAtOnce: true,
  showsBoardFirstAtEnd: true,
  untimedOptions,
  oneDeviceOptions: { ...untimedOptions, rejectMode: 'sealed' },
  forbidsLookup: () => false,
  hasAnswered: (json) => {
    const view = json as unknown as View;
    return view.grabbed;
  },
  mayRespond: () => false,
  questionForAll: () => null,
  // The board's props are typed for this game; the web client passes it this game's views only.
  loadBoard: () => import('./board/Board.svelte') as unknown as Promise<{ default: Component<AnyBoardProps> }>,
  planner: {
    isOpen: (json) => ['call', 'respond'].includes((json as unknown as View).phase),
    load: () => import('./board/PlanEditor.svelte') as unknown as Promise<{ default: Component<AnyPlannerProps> }>,
  },
  loadSpecimens: () => import('./board/specimens.ts'),
  loadTips: () => import('./board/tips.ts') as unknown as ReturnType<GameManifest['loadTips']>,
  loadMoments: () => import('./text/moments.ts') as unknown as ReturnType<GameManifest['loadMoments']>,
};
