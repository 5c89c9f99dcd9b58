// Measures whether bots play like people of their level: how many long steals they find, how often a seat ends without a word,
// and how unusual their words are. `npm run bench -- habits [--games 300] [--quick] [--json]`

import { parseArgs } from 'node:util';
import { plainPersona } from '../src/core/bot-cast.ts';
import { playBots } from '../src/core/bot-driver.ts';
import { openMatch } from '../src/core/open-match.ts';
import { ageOf } from '../src/core/vocabulary/known-words.ts';
import { settingsOf } from '../src/games/word-xchange/bot/levels.ts';
import { game as wordXchange } from '../src/games/word-xchange/game.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { type Measurement, reportMeasurements } from './shared/measure.ts';

const { values } = parseArgs({
  options: { games: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'boolean' } },
});
const matches = Number(values.games ?? (values.quick === true ? 30 : 300));
const lexicon = loadLexicon('standard');

/** A share or a mean with its 95 % interval. */
function figure(name: string, numbers: readonly number[], target: Measurement['target'], peer: string): Measurement {
  const value = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, numbers.length - 1);
  const error = 1.96 * Math.sqrt(variance / numbers.length);
  return { name, value, spread: `${(value - error).toFixed(3)} – ${(value + error).toFixed(3)}`, target, peer };
}

type PlayedWord = { readonly level: string; readonly word: string; readonly isSteal: boolean };
type XchangeMatch = { readonly words: readonly PlayedWord[]; readonly scores: readonly number[] };

function playXchange(levels: readonly string[], number: number): XchangeMatch {
  const lineup = levels.map((_, seat) => levels[(seat + number) % levels.length]!);
  const opened = openMatch(wordXchange, { seats: levels.length, seed: `habits ${number}` }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(wordXchange, opened.value, lineup, 5000);
  const words = entries.flatMap(({ by, text }): PlayedWord[] => {
    const [type, ...rest] = text.split(' ');
    if (by === 'clock' || (type !== 'make' && type !== 'steal')) return [];
    return [{ level: lineup[by]!, word: rest.at(-1)!.replace(/[[\]]/g, ''), isSteal: type === 'steal' }];
  });
  const { scores } = opened.value.table.status;
  return { words, scores: levels.map((level) => scores[lineup.indexOf(level)]!) };
}

function measureXchange(): readonly Measurement[] {
  const equals = ['ben', 'amina', 'walt'];
  const emptyAmongEquals = Array.from({ length: matches }, (_, i) => playXchange(equals, i)).flatMap(({ scores }) =>
    scores.map((score) => Number(score === 0)),
  );
  const table = ['beginner', 'casual', 'keen'];
  const played = Array.from({ length: matches }, (_, i) => playXchange(table, i));
  const longSteals = (level: string): readonly number[] =>
    played.map(({ words }) => words.filter((one) => one.level === level && one.isSteal && one.word.length >= 7).length);
  const empty = (i: number): readonly number[] => played.map(({ scores }) => Number(scores[i] === 0));
  const odd = played
    .flatMap(({ words }) => words)
    .map(({ level, word }) =>
      Number(ageOf(word, lexicon) > settingsOf(plainPersona(level as 'keen')).halfKnownAge + 2),
    );
  const peer = 'beginner, casual, keen';
  return [
    figure('word-xchange: steals of 7 letters or more a match, beginner', longSteals('beginner'), ['<=', 0.15], peer),
    figure('word-xchange: steals of 7 letters or more a match, casual', longSteals('casual'), ['<=', 0.3], peer),
    figure('word-xchange: share of words far above the level', odd, ['<=', 0.02], peer),
    figure('word-xchange: ends without a word, beginner', empty(0), ['<=', 0.4], peer),
    figure('word-xchange: ends without a word, casual', empty(1), ['<=', 0.16], peer),
    figure('word-xchange: ends without a word, equals', emptyAmongEquals, ['<=', 0.11], 'ben, amina, walt'),
  ];
}

reportMeasurements(measureXchange(), 'habits');
