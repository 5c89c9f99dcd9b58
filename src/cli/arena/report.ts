// Formats the arena's results as text.

import { LLR_BOUND, type SprtHypotheses, type SprtResult } from './sprt.ts';
import type { Tally } from './tally.ts';
import type { WordTier } from './word-tiers.ts';

export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(Math.round(number))}`;

/** Aligns cells in columns under their headings, numbers to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const isText = rows[0]!.map((_, column) => rows.slice(1).some((row) => /^[A-Za-z]/.test(row[column]!)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (isText[i] ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('   ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

export function formatTally(tally: Tally): string {
  const { matches, trials, levels, winsBySeat, medianActs, medianEvents, reasons } = tally;
  const list = (counts: { readonly [name: string]: number }): string =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    formatTable([
      [
        'level',
        'matches',
        'won',
        'share',
        '95 % interval',
        'mean score',
        'rating',
        '95 % interval',
        'ms p50',
        'p99',
        'of clock',
      ],
      ...levels.map(({ level, matches, won, share, low, high, meanScore, rating, thinking }) => [
        level,
        String(matches),
        won.toFixed(1),
        formatPercent(share),
        `${formatPercent(low)} – ${formatPercent(high)}`,
        meanScore.toFixed(1),
        signed(rating.rating),
        `${signed(rating.low)} – ${signed(rating.high)}`,
        thinking.p50.toFixed(1),
        thinking.p99.toFixed(1),
        formatPercent(thinking.clock),
      ]),
    ]),
    `${matches} matches in ${trials} trials (a trial is one deal with every rotation of the seats), median ${medianActs} acts`,
    `wins by seat: ${winsBySeat.map(formatPercent).join(', ')}`,
    `ended by: ${list(reasons)}`,
    `in the median match: ${list(medianEvents)}\n`,
  ].join('\n');
}

export function formatSprtResult({ llr, verdict }: SprtResult, { elo0, elo1 }: SprtHypotheses, level: string): string {
  const conclusion = verdict === null ? 'not decided yet' : `${level} is ${verdict}`;
  return `SPRT ${elo0} to ${elo1} normalized Elo: LLR ${llr.toFixed(2)} of ±${LLR_BOUND.toFixed(2)}: ${conclusion}\n`;
}

export function formatWordTiers(tiers: ReadonlyMap<string, readonly WordTier[]>): string {
  return [...tiers]
    .map(([level, all]) => {
      const rows = all.map(({ zipf, played, share, rarest }) => [
        `${level}, zipf from ${zipf}`,
        String(played),
        formatPercent(share),
        rarest.join(' '),
      ]);
      return formatTable([['words played', 'times', 'share', 'rarest'], ...rows]);
    })
    .join('\n');
}
