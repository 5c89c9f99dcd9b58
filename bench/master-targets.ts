// Targets of the strongest bot level, measured against fixed opponents. Used by ladder.ts. Word Xchange and Word Power have
// theirs in their unit tests.

import { eraseTypes } from '../src/core/any-game.ts';
import { playBots } from '../src/core/bot-driver.ts';
import type { Json } from '../src/core/game.ts';
import { openMatch } from '../src/core/open-match.ts';
import {
  everydayLexicon,
  scoreBesideRandomCallers,
} from '../src/games/outside-the-box/testing/random-callers.testing.ts';
import { winAgainstGreedyBot } from '../src/games/take-my-word/testing/greedy-bot.testing.ts';
import { rules } from '../src/games/wordsters/rules/rules.ts';
import { startFromScenario } from '../src/games/wordsters/rules/stage-scenario.ts';
import {
  botWithCommonWordsLevel,
  COMMON_WORDS_LEVEL,
} from '../src/games/wordsters/testing/common-words-bot.testing.ts';
import { say } from '../src/games/wordsters/text/say.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import type { Measurement } from './shared/measure.ts';

export const measureMasterTargets = (game: string, matches: number): readonly Measurement[] =>
  MASTER_TARGETS[game]?.(matches) ?? [];

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const MASTER_TARGETS: { readonly [game: string]: (matches: number) => readonly Measurement[] } = {
  'outside-the-box': (matches) => {
    const words = everydayLexicon(loadLexicon('standard'));
    const show = (seats: number, target: number): Measurement => {
      const points = times(matches, (i) => scoreBesideRandomCallers('master', seats, words, `top ${i}`));
      return mean(`outside-the-box: words in a grid, ${seats} players`, points, target, 'callers who draw letters');
    };
    return [show(2, 82), show(4, 72)];
  },
  'take-my-word': (matches) => {
    const lexicon = loadLexicon('standard');
    const won = times(matches, (i) => winAgainstGreedyBot('master', i, lexicon));
    return [mean('take-my-word: share of matches won', won, 0.6, 'greedy player')];
  },
  wordsters: (matches) => [
    mean('wordsters: points in a round, 4 players', times(matches, playLikely).flat(), 9, 'writers of likely words'),
  ],
};

const loadAnalyst = () => import('../src/games/wordsters/analysis/analyst.ts');
const loadPractice = () => import('../src/games/wordsters/practice.ts');
const loadDaily = () => import('../src/games/wordsters/daily.ts');
const loadLesson = () => import('../src/games/wordsters/lesson.ts');

/** The master's points in each round against three opponents who write the most common words. */
function playLikely(number: number): readonly number[] {
  const game = eraseTypes({
    rules,
    startFromScenario,
    bot: botWithCommonWordsLevel,
    say,
    loadAnalyst,
    loadPractice,
    loadDaily,
    loadLesson,
  });
  const seat = number % 4;
  const opened = openMatch(game, { seats: 4, seed: `top ${number}` }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const botLevels = times(4, (one) => (one === seat ? 'master' : COMMON_WORDS_LEVEL));
  const points: number[] = [];
  playBots(game, opened.value, botLevels, 5000, (_, events: readonly Json[]) => {
    for (const event of events as readonly { readonly type: string; readonly points: readonly number[] }[])
      if (event.type === 'roundEnded') points.push(event.points[seat]!);
  });
  return points;
}

/** A mean with its 95 % interval. */
function mean(name: string, numbers: readonly number[], target: number, peer: string): Measurement {
  const value = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0) / (numbers.length - 1);
  const error = 1.96 * Math.sqrt(variance / numbers.length);
  const spread = `${(value - error).toFixed(2)} – ${(value + error).toFixed(2)}`;
  return { name, value, spread, target: ['>=', target], peer };
}
