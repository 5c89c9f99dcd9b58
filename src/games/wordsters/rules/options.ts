// The options with their allowed values, and the presets (RULES.md, section 8). Their labels are in text/say.ts.

import type { SeatOptions } from '../../../core/game.ts';
import { SEAT_CLOCKS, WORD_LEVELS } from '../../../core/handicap/handicap.ts';
import { DAY_CLOCKS, ONE_DAY } from '../../../core/time/day-clocks.ts';

export type Setup = {
  readonly rounds: number;
  /** The number of the card; 0 draws one. */
  readonly card: number;
  readonly firstSelector: 'random' | 'first';
  readonly writing: 'together' | 'inTurn';
  readonly writingSeconds: number;
  readonly endEarly: boolean;
  readonly entryCheck: 'shape' | 'none' | 'full';
  readonly legality: 'auto' | 'onQuestion';
  readonly sameJudge: 'hybrid' | 'auto' | 'vote';
  readonly voteTie: 'different' | 'same';
  readonly tieBreak: 'shared' | 'mostTwos';
  readonly selectSeconds: number;
  readonly announceSeconds: number;
  readonly responseSeconds: number;
  readonly voteSeconds: number;
  readonly highlightSimilar: boolean;
  readonly lateGraceMs: number;
};

type Options = { readonly [K in keyof Setup]: { readonly values: readonly Setup[K][]; readonly normal: Setup[K] } };

export const CARD_COUNT = 72;

export const options: Options = {
  rounds: { values: [1, 2, 3, 4], normal: 4 },
  card: { values: Array.from({ length: CARD_COUNT + 1 }, (_, card) => card), normal: 0 },
  firstSelector: { values: ['random', 'first'], normal: 'random' },
  writing: { values: ['together', 'inTurn'], normal: 'together' },
  writingSeconds: { values: [60, 90, 120, 150, 180, 240, 300, ...DAY_CLOCKS], normal: 180 },
  endEarly: { values: [true, false], normal: true },
  entryCheck: { values: ['shape', 'none', 'full'], normal: 'shape' },
  legality: { values: ['auto', 'onQuestion'], normal: 'auto' },
  sameJudge: { values: ['hybrid', 'auto', 'vote'], normal: 'hybrid' },
  voteTie: { values: ['different', 'same'], normal: 'different' },
  tieBreak: { values: ['shared', 'mostTwos'], normal: 'shared' },
  selectSeconds: { values: [0, 10, 20, 30, 60, ...DAY_CLOCKS], normal: 20 },
  announceSeconds: { values: [0, 10, 20, 30, 60, 90, ...DAY_CLOCKS], normal: 30 },
  responseSeconds: { values: [0, 5, 8, 12, 20, 30, ...DAY_CLOCKS], normal: 8 },
  voteSeconds: { values: [0, 10, 15, 20, 30, 60, ...DAY_CLOCKS], normal: 20 },
  highlightSimilar: { values: [true, false], normal: true },
  lateGraceMs: { values: [0, 250, 500, 1000], normal: 250 },
};

/** WS-120 to WS-122. */
export const seatOptions: SeatOptions = { seatClock: SEAT_CLOCKS, seatLetters: [0, 5, 6, 7], seatWords: WORD_LEVELS };

export const presets: { readonly [name: string]: Partial<Setup> } = {
  rulebook: {},
  relaxed: { selectSeconds: 0, announceSeconds: 0, responseSeconds: 0, voteSeconds: 0 },
  quick: { rounds: 2, writingSeconds: 90 },
  referee: { sameJudge: 'auto' },
  strict: { sameJudge: 'vote', legality: 'onQuestion' },
  letter: {
    writingSeconds: ONE_DAY,
    selectSeconds: ONE_DAY,
    announceSeconds: ONE_DAY,
    responseSeconds: ONE_DAY,
    voteSeconds: ONE_DAY,
  },
};
