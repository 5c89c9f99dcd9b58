// All that one decision of a bot is made of: its strength, its grid, the words it knows and the letters it reckons with.
// Not the decision (bot.ts, choice.ts), nor what a line is hoped to be worth (outlook.ts).

import type { BotLevel } from '../../../core/bot-levels.ts';
import type { Env, Seat } from '../../../core/game.ts';
import { fastRandom, hashToUnit, type Random } from '../../../core/random.ts';
import { LETTER_DRAW_WEIGHTS } from '../rules/letters.ts';
import { type Grid, SQUARES } from '../rules/scoring/grid.ts';
import { bonusOf, type Judge, scoreGrid } from '../rules/scoring/score.ts';
import { judgeFor } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';
import { LEVELS, type Level } from './levels.ts';
import { type Foresight, foresee, type Hopes } from './line-evaluation.ts';
import { type Vocabulary, vocabularyOf, wantedBy } from './vocabulary.ts';

export type Mind = {
  readonly level: Level;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  readonly wanted: ReadonlySet<string>;
  /** Which words count, of those it knows. */
  readonly judge: Judge;
  /** How often others will call each letter, A to Z, by the bag and by what they have called. */
  readonly calls: readonly number[];
  /** Will it call the letter so many turns after this one itself? */
  isMine(turn: number): boolean;
  /** All of the view that a decision looks at, as text. */
  readonly situation: string;
  readonly random: Random;
};

/** The least chance that a letter will be had in time: one may call it oneself. */
const LEAST_CHANCE = 0.07;
/** For who counts on no letter but the one to come. */
const HARDLY = 1e-6;
/** Hopes are the same while so many squares are filled, so that they need not be worked out anew for each. */
const STAGE = 9;

export function think(view: View, seat: Seat, name: BotLevel, { lexicon, random }: Env): Mind {
  const level = inForm(LEVELS[name], view, seat);
  const vocabulary = vocabularyOf(lexicon, name);
  const { task, grid } = view.players[seat]!;
  const minded = level.minds ? task : null;
  const fair = judgeFor(minded, lexicon);
  return {
    level,
    grid: grid!,
    vocabulary,
    wanted: wantedBy(minded, name, lexicon),
    judge: (word) => (vocabulary.has(word) ? fair(word) : { counts: false, fits: false, exception: false }),
    calls: reckonCalls(view, seat, level.heed),
    isMine: turnsOf(view, seat),
    situation: JSON.stringify([
      seat,
      grid,
      minded,
      view.calls,
      view.caller,
      view.left,
      view.players.map((one) => one.filled),
    ]),
    random: fastRandom(random),
  };
}

/** Who misjudges does so more in one match, less in another: it is told by the task and the first call. */
function inForm(level: Level, { players, calls }: View, seat: Seat): Level {
  const day = hashToUnit(`${seat} ${players[seat]!.task?.id} ${calls[0]?.letter}`);
  return { ...level, blur: level.blur * (1 + level.mood * (2 * day - 1)) };
}

function reckonCalls({ calls }: View, seat: Seat, heed: number): readonly number[] {
  const weights = [...LETTER_DRAW_WEIGHTS];
  for (const { caller, letter } of calls) if (caller !== seat) weights[letter.charCodeAt(0) - 65]! += heed;
  return weights;
}

/** The unfinished call one after the other (OB-022, OB-025). */
function turnsOf({ players, left, caller }: View, seat: Seat): (turn: number) => boolean {
  const count = players.length;
  const round = Array.from({ length: count }, (_, i) => ((caller ?? seat) + 1 + i) % count).filter(
    (one) => players[one]!.filled < SQUARES && !left.includes(one),
  );
  return (turn) => round[turn % round.length] === seat;
}

/** What it hopes for with so many squares free: the more, the more letters will come. */
export function hopesOf({ grid, vocabulary, wanted, judge, calls }: Mind, foresight: number, free: number): Hopes {
  const coming = foresight * (1 + (4 * free) / SQUARES);
  const total = calls.reduce((sum, weight) => sum + weight, 0);
  const least = foresight === 0 ? HARDLY : LEAST_CHANCE;
  const { counted } = scoreGrid(grid, judge);
  return {
    vocabulary,
    wanted: bonusOf(counted) > 0 ? new Set<string>() : wanted,
    chances: calls.map((weight) => least + (1 - least) * (1 - (1 - weight / total) ** coming)),
    made: new Map(counted.map(({ word, line }) => [word, line])),
  };
}

/** Foresight by the number of free squares, the same for all of a stage. */
export function foresightBy(mind: Mind): (free: number) => Foresight {
  const stages: Foresight[] = [];
  return (free) => {
    const stage = Math.ceil(free / STAGE);
    return (stages[stage] ??= foresee(hopesOf(mind, mind.level.foresight, (stage - 0.5) * STAGE)));
  };
}
