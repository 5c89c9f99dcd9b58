// How long a bot thinks before it moves. The time is drawn before the decision, so it reveals nothing about a list (WS-095).

import type { Env, Millis, Seat } from '../../../core/game.ts';
import { exp, ln } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { View } from '../rules/view.ts';
import { isListFull, isReadyToWrite } from '../rules/view-queries.ts';
import type { LevelSettings } from './levels.ts';

const MIN_MS: Millis = 150;
/** Gives people time to take in what the last word scored. */
const AFTER_WORD_MS: Millis = 1200;
/** Gives people time to read the lists between two rounds (WS-081). */
const READ_LISTS_MS: Millis = 6000;

/** The time from now until the bot moves; always before the deadline of the phase, except while writing. */
export function thinkingTimeMs(view: View, seat: Seat, level: LevelSettings, env: Env): Millis {
  const { phase } = view;
  switch (phase.type) {
    case 'select':
      return beforeDeadline(phase.deadline, env, 3, view.opened === null ? MIN_MS : READ_LISTS_MS);
    case 'write':
      return drawTime(env, secondsPerWord(view, seat, level), MIN_MS);
    case 'announce':
      return beforeDeadline(phase.deadline, env, 3, AFTER_WORD_MS);
    case 'respond':
      return beforeDeadline(phase.deadline, env, 1.2, MIN_MS);
    case 'vote':
      return beforeDeadline(phase.deadline, env, 2, MIN_MS);
    case 'over':
      return 0;
  }
}

/** An exponentially distributed time. That has no memory, so asking the bot again changes nothing. */
function drawTime(env: Env, averageSeconds: number, min: Millis): Millis {
  const drawn = Math.round(averageSeconds * -ln(1 - env.random.real()) * 1000);
  return min + Math.min(drawn, averageSeconds * 4000);
}

function beforeDeadline(deadline: Millis | null, env: Env, averageSeconds: number, min: Millis): Millis {
  const drawn = drawTime(env, averageSeconds, min);
  return deadline === null ? drawn : Math.min(drawn, Math.max(1, Math.trunc((deadline - env.now) * 0.8)));
}

/** Some Wordsters are easier for a bot than others, and always the same ones. */
function secondsPerWord(view: View, seat: Seat, level: LevelSettings): number {
  if (!isReadyToWrite(view) || isListFull(view, seat)) return 2;
  const ease = hashToUnit(`${level.name} ${seat} ${view.wordster}`);
  return level.secondsPerWord * exp(level.paceVariation * (1 - 2 * ease));
}
