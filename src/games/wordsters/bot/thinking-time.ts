// How long a bot thinks before it moves. The time is drawn before the decision, so it reveals nothing about a list (WS-095).

import type { BotEnv, Millis, Seat } from '../../../core/game.ts';
import { ln, pow } from '../../../core/math/portable-math.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { View } from '../rules/view.ts';
import { isListFull, isReadyToWrite } from '../rules/view-queries.ts';
import type { PlayerSettings } from './levels.ts';
import { vocabularyFor } from './vocabulary.ts';

const MIN_MS: Millis = 150;
/** At least this long for a choice, so that people can follow. */
const MIN_CHOICE_MS: Millis = 2000;
/** Gives people time to read the lists between two rounds (WS-081). */
const READ_LISTS_MS: Millis = 6000;
/** When all people are done, nobody wants to wait: the bots write the words they still have time for this quickly. */
const HURRIED_SECONDS_PER_WORD = 0.35;
/** For a Wordster the bot knows no words for. */
const MIN_FINDS_PER_SECOND = 0.01;

/** The time from now until the bot moves; always before the deadline of the phase, except while writing. */
export function thinkingTimeMs(view: View, seat: Seat, level: PlayerSettings, env: BotEnv): Millis {
  const { phase } = view;
  switch (phase.type) {
    case 'select':
      return beforeDeadline(phase.deadline, env, 0.7, view.opened === null ? MIN_CHOICE_MS : READ_LISTS_MS);
    case 'write':
      return drawTime(
        env,
        areAllPeopleDone(view, env) ? HURRIED_SECONDS_PER_WORD : secondsPerWord(view, seat, level, env),
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
export const hasWrittenEnough = (view: View, seat: Seat, level: PlayerSettings, env: BotEnv): boolean =>
  areAllPeopleDone(view, env) && view.players[seat]!.words >= Math.round(wordsInWholeTime(view, level, env));

/** How many words come to mind in the whole time for writing, on average. */
function wordsInWholeTime(view: View, level: PlayerSettings, { lexicon }: BotEnv): number {
  const { halfLifeSeconds } = level;
  const effectiveSeconds = (halfLifeSeconds / ln(2)) * (1 - pow(2, -view.setup.writingSeconds / halfLifeSeconds));
  return effectiveSeconds * findsPerSecond(view, level, lexicon);
}

/** Where there is little to find, half of this much, it takes twice as long. */
const HALF_RICHNESS = 0.5;

/** At the start of a round. */
function findsPerSecond({ wordster }: View, level: PlayerSettings, lexicon: Lexicon): number {
  const { sum } = vocabularyFor(level, wordster!, lexicon);
  return sum / (HALF_RICHNESS + sum) / level.secondsPerWord;
}

/** Words come quickly at first and more slowly later. */
function secondsPerWord(view: View, seat: Seat, level: PlayerSettings, { now, lexicon }: BotEnv): number {
  if (!isReadyToWrite(view) || isListFull(view, seat)) return 2;
  const { phase, setup } = view;
  const secondsLeft = phase.type === 'write' && phase.ends !== null ? (phase.ends - now) / 1000 : 0;
  const spent = Math.min(setup.writingSeconds, Math.max(0, setup.writingSeconds - secondsLeft));
  return pow(2, spent / level.halfLifeSeconds) / Math.max(MIN_FINDS_PER_SECOND, findsPerSecond(view, level, lexicon));
}
