// How long a bot thinks before it moves. The time is drawn before the decision, so it reveals nothing about a list (WS-095).

import type { BotEnv, Millis, Seat } from '../../../core/game.ts';
import { exp, ln } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { View } from '../rules/view.ts';
import { isListFull, isReadyToWrite } from '../rules/view-queries.ts';
import type { LevelSettings } from './levels.ts';

const MIN_MS: Millis = 150;
/** At least this long for a choice, so that people can follow. */
const MIN_CHOICE_MS: Millis = 2000;
/** Gives people time to read the lists between two rounds (WS-081). */
const READ_LISTS_MS: Millis = 6000;
/** When all people are done, nobody wants to wait: the bots write the words they still have time for this quickly. */
const HURRIED_SECONDS_PER_WORD = 0.35;

/** The time from now until the bot moves; always before the deadline of the phase, except while writing. */
export function thinkingTimeMs(view: View, seat: Seat, level: LevelSettings, env: BotEnv): Millis {
  const { phase } = view;
  switch (phase.type) {
    case 'select':
      return beforeDeadline(phase.deadline, env, 0.7, view.opened === null ? MIN_CHOICE_MS : READ_LISTS_MS);
    case 'write':
      return drawTime(
        env,
        areAllPeopleDone(view, env) ? HURRIED_SECONDS_PER_WORD : secondsPerWord(view, seat, level),
        MIN_MS,
      );
    case 'announce':
      return beforeDeadline(phase.deadline, env, 0.7, MIN_CHOICE_MS);
    case 'respond':
      return beforeDeadline(phase.deadline, env, 0.8, MIN_MS);
    case 'vote':
      return beforeDeadline(phase.deadline, env, 2, MIN_MS);
    case 'over':
      return 0;
  }
}

/** An exponentially distributed time. That has no memory, so asking the bot again changes nothing. */
function drawTime(env: BotEnv, averageSeconds: number, min: Millis): Millis {
  const drawn = Math.round(averageSeconds * -ln(1 - env.random.real()) * 1000);
  return min + Math.min(drawn, averageSeconds * 4000);
}

function beforeDeadline(deadline: Millis | null, env: BotEnv, averageSeconds: number, min: Millis): Millis {
  const drawn = drawTime(env, averageSeconds, min);
  return deadline === null ? drawn : Math.min(drawn, Math.max(1, Math.trunc((deadline - env.now) * 0.8)));
}

/** Whether only bots are still writing. */
function areAllPeopleDone({ players, phase }: View, { people = [] }: BotEnv): boolean {
  const isFinished = (seat: Seat): boolean => players[seat]!.done || players[seat]!.left;
  return phase.type === 'write' && phase.writer === null && people.length > 0 && people.every(isFinished);
}

/** Whether the bot stops writing: the people are done, and it has as many words as the whole time would have brought. */
export const hasWrittenEnough = (view: View, seat: Seat, level: LevelSettings, env: BotEnv): boolean =>
  areAllPeopleDone(view, env) &&
  view.players[seat]!.words >= Math.round(view.setup.writingSeconds / secondsPerWord(view, seat, level));

/** Some Wordsters are easier for a bot than others, and always the same ones. */
function secondsPerWord(view: View, seat: Seat, level: LevelSettings): number {
  if (!isReadyToWrite(view) || isListFull(view, seat)) return 2;
  const ease = hashToUnit(`${level.name} ${seat} ${view.wordster}`);
  return level.secondsPerWord * exp(level.paceVariation * (1 - 2 * ease));
}
