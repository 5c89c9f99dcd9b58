// `wordhoard arena GAME`: bots against bots, many matches, with win rates and how sure they are.
// Each deal is played once for every turn of the seats, so that luck of the seat and of the draw fall on all alike.

import { playBots } from '../core/bots.ts';
import { median, wilson } from './figures.ts';
import { type Asked, askedFor, gameList, openAsked } from './options.ts';
import { Progress } from './progress.ts';

const HELP = `wordhoard arena GAME [--levels a,b,…] [--games 100] [--seats 2] [--preset p] [--option name=value] [--seed s] [--json]

Lets bots play each other. --levels names one level a seat (fewer: repeated in turn).
Every deal is played once with each turn of the seats. Games:
`;

type Row = {
  readonly level: string;
  readonly played: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
};

export function arena(args: string[]): number {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${HELP}${gameList()}\n`);
    return 0;
  }
  const asked = askedFor(
    args,
    { levels: { type: 'string' }, games: { type: 'string' }, json: { type: 'boolean' } },
    'rulebook',
    2,
  );
  if (!asked.ok) return complain(asked.error);
  const { game, match, rest } = asked.value;
  const named = rest.levels === undefined ? game.levels : String(rest.levels).split(',');
  const unknown = named.find((level) => !game.levels.includes(level));
  if (unknown !== undefined) return complain(`There is no level “${unknown}”. There are: ${game.levels.join(', ')}.`);
  const most = Number(rest.games ?? 100);
  if (!Number.isInteger(most) || most < 1) return complain('The number of games must be a whole number from 1 up.');

  const tally = new Map(named.map((level) => [level, { played: 0, won: 0, score: 0 }]));
  const lengths: number[] = [];
  const kinds = new Map<string, number[]>();
  const reasons = new Map<string, number>();
  const bySeat = Array.from({ length: match.seats }, () => 0);
  const progress = new Progress('matches', most);
  for (let i = 0; i < most; i++) {
    const drivers = Array.from({ length: match.seats }, (_, seat) => named[(seat + i) % named.length]!);
    const deal = Math.floor(i / named.length);
    const result = playOne(asked.value, drivers, `${match.seed} ${deal}`);
    if (typeof result === 'string') return complain(result);
    lengths.push(result.acts);
    for (const [type, count] of result.told) kinds.set(type, [...(kinds.get(type) ?? []), count]);
    reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
    const winners = result.ranking[0] ?? [];
    for (const [seat, level] of drivers.entries()) {
      const row = tally.get(level)!;
      row.played++;
      row.score += result.scores[seat]!;
      if (!winners.includes(seat)) continue;
      row.won += 1 / winners.length;
      bySeat[seat]! += 1 / winners.length;
    }
    progress.step();
  }
  progress.end();
  const rows: Row[] = [...tally].map(([level, { played, won, score }]) => ({
    level,
    played,
    won,
    share: won / played,
    ...wilson(won, played),
    meanScore: score / played,
  }));
  const whole = {
    game: game.id,
    preset: rest.preset ?? 'rulebook',
    seats: match.seats,
    games: most,
    levels: rows,
    winsBySeat: bySeat,
    medianActs: median(lengths),
    medianEvents: Object.fromEntries(
      [...kinds].map(([type, counts]) => [
        type,
        median([...counts, ...Array.from({ length: most - counts.length }, () => 0)]),
      ]),
    ),
    reasons: Object.fromEntries(reasons),
  };
  process.stdout.write(rest.json === true ? `${JSON.stringify(whole)}\n` : table(rows, whole));
  return 0;
}

type Result = {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly acts: number;
  readonly reason: string;
  /** How often each kind of event was told. */
  readonly told: ReadonlyMap<string, number>;
};

function playOne(asked: Asked, drivers: readonly string[], seed: string): Result | string {
  const opened = openAsked({ ...asked, match: { ...asked.match, seed } });
  if (!opened.ok) return opened.error;
  const table = opened.value;
  const told = new Map<string, number>();
  const { entries, stopped } = playBots(
    table,
    asked.game,
    drivers,
    asked.lexicon,
    `${seed} bots`,
    20_000,
    (_, events) => {
      for (const event of events) {
        const { type } = event as { type?: string };
        if (type !== undefined) told.set(type, (told.get(type) ?? 0) + 1);
      }
    },
  );
  const { outcome, scores } = table.status;
  if (outcome === null) return `The match with seed “${seed}” did not end (${stopped}).`;
  return { ranking: outcome.ranking, scores, acts: entries.length, reason: outcome.reason, told };
}

function table(
  rows: readonly Row[],
  whole: {
    medianActs: number;
    medianEvents: { [type: string]: number };
    games: number;
    winsBySeat: readonly number[];
    reasons: { [reason: string]: number };
  },
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
  const lines = [
    'level         played    won     share      95 % interval     mean score',
    ...rows.map(
      (row) =>
        `${row.level.padEnd(12)}${String(row.played).padStart(8)}${row.won.toFixed(1).padStart(7)}   ${percent(row.share)}   ${percent(row.low)} –${percent(row.high)}   ${row.meanScore.toFixed(1).padStart(10)}`,
    ),
    '',
    `${whole.games} matches, median ${whole.medianActs} acts; wins by seat: ${whole.winsBySeat.map((wins) => percent(wins / whole.games).trim()).join(', ')}`,
    `ended by: ${Object.entries(whole.reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
    `in the median match: ${Object.entries(whole.medianEvents)
      .filter(([, count]) => count > 0)
      .map(([type, count]) => `${type} ${count}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}
