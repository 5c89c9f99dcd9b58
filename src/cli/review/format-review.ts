// A review as text for the terminal.

import { MIN_LEVEL_DECISIONS, stakeOf, takenOf } from '../../core/analysis/accuracy.ts';
import type { Assessment, Unit } from '../../core/analysis/analyst.ts';
import type { BotLevel } from '../../core/bot-cast.ts';
import { countOf } from '../../core/wording.ts';
import type { MatchReview, SeatReview } from './review-match.ts';

export function formatReview(review: MatchReview): string {
  const parts = review.seats.map((seat) => formatSeat(seat, review));
  const lookBack = review.lookBack.map(({ text }) => `  ${text}\n`).join('');
  return [...parts, ...(lookBack === '' ? [] : [`What was there all along\n${lookBack}`])].join('\n');
}

function formatSeat({ name, accuracy, level, assessments, misses }: SeatReview, review: MatchReview): string {
  const title =
    accuracy.percent === null ? `${name}: nothing was at stake` : `${name}: ${sayAccuracy(accuracy.percent)}`;
  const counted = assessments.filter((one) => stakeOf(one) >= review.minStake);
  const most = Math.max(...counted.map(stakeOf), 0);
  return [
    `${title}${level === null || accuracy.decisions < MIN_LEVEL_DECISIONS ? '' : `, about like ${sayLevel(level)}`}\n`,
    `  ${sayAmount(accuracy.taken, review.unit)} of ${sayAmount(accuracy.stake, review.unit)} in ${countOf(accuracy.decisions, 'decision')}\n`,
    ...counted.map((one) => formatDecision(one, most)),
    ...(misses.length === 0 ? [] : ['  Biggest misses\n']),
    ...misses.map(({ n, sentence }) => `    Move ${n}: ${sentence}\n`),
  ].join('');
}

const sayAccuracy = (percent: number): string => `${Math.round(percent)} % of what was possible`;

const labelOf = (level: BotLevel): string => `${level[0]!.toUpperCase()}${level.slice(1)}`;

/** “Keen (between Casual and Expert)”. */
function sayLevel({ level, from, to }: NonNullable<SeatReview['level']>): string {
  return from === to ? labelOf(level) : `${labelOf(level)} (between ${labelOf(from)} and ${labelOf(to)})`;
}

const CHART_COLUMNS = 24;

/** One line of the chart: as long as what was at stake, filled as far as it was taken. */
function formatDecision(assessment: Assessment, most: number): string {
  const columns = Math.max(1, Math.round((CHART_COLUMNS * stakeOf(assessment)) / most));
  const filled = Math.round((columns * takenOf(assessment)) / stakeOf(assessment));
  const bar = `${'█'.repeat(filled)}${'░'.repeat(columns - filled)}`.padEnd(CHART_COLUMNS);
  const done = assessment.played?.text ?? (assessment.refused === undefined ? '–' : `tried ${assessment.refused}`);
  return `  ${String(assessment.n).padStart(4)}  ${assessment.kind.padEnd(9)} ${bar}  ${done}\n`;
}

function sayAmount(amount: number, unit: Unit): string {
  if (unit === 'dollars') return `$${Math.round(amount).toLocaleString('en-US')}`;
  return `${amount.toFixed(1)} ${unit}`;
}
