// Summarizes a match in a few sentences, from the scores after each act and the sentences of the log.
// It knows nothing about any game. It assumes that more points are better. It is here because replay-worker.ts uses it;
// result/MatchSummary.svelte shows the sentences.

import type { Seat } from '../../core/game.ts';
import type { PlayerNames } from '../../core/player-names.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { BotReason } from '../../core/records/review.ts';

/** One act of a finished match, with the scores after it. */
export type ScoredStep = NarratedAct & { readonly scores: readonly number[] };

/** A sentence, the seat it is about, and its words that can be looked up. */
export type SummarySentence = {
  readonly seat: Seat | null;
  readonly text: string;
  readonly words: readonly string[];
};

/** Formats a score with thousands separators and a real minus sign. */
export const formatScore = (points: number): string => points.toLocaleString('en').replace('-', '−');

export function summarizeMatch(
  steps: readonly ScoredStep[],
  players: PlayerNames,
  ranking: readonly (readonly Seat[])[],
): readonly SummarySentence[] {
  const winner = ranking[0]?.length === 1 ? ranking[0][0]! : null;
  return [
    ...describeLead(steps, players, winner),
    ...describeBestMove(steps),
    ...(winner === null ? [] : describeTurningPoint(steps, players, winner)),
  ];
}

/** The seat that is alone in front; null if there is none. */
function leaderOf(scores: readonly number[]): Seat | null {
  const best = Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === 1 ? ahead[0]! : null;
}

/** How often the lead changed, and who led for most of the match but did not win. */
function describeLead(
  steps: readonly ScoredStep[],
  players: PlayerNames,
  winner: Seat | null,
): readonly SummarySentence[] {
  const leaders = steps.map(({ scores }) => leaderOf(scores)).filter((seat) => seat !== null);
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  const sentences: SummarySentence[] =
    changes > 1 ? [{ seat: null, text: `The lead changed ${changes} times.`, words: [] }] : [];
  const led = (steps[0]?.scores ?? []).map((_, seat) => leaders.filter((one) => one === seat).length);
  const longest = led.indexOf(Math.max(...led));
  if (longest !== winner && led[longest]! * 2 > steps.length)
    sentences.push({
      seat: longest,
      text: `${players.subject(longest)} led for ${led[longest]} of ${steps.length} moves.`,
      words: [],
    });
  return sentences;
}

/** At the end, points may be counted for everybody. The last act deserves no credit for that. */
const isFinalCount = (by: Seat, before: readonly number[], scores: readonly number[]): boolean =>
  scores.some((score, seat) => (seat === by ? score < before[seat]! : score > before[seat]!));

/** How much each act moved the scores in favor of its player: what they won and what others lost. */
const scoreSwings = (steps: readonly ScoredStep[]): readonly number[] =>
  steps.map(({ by, scores }, i) => {
    const before = steps[i - 1]?.scores ?? scores.map(() => 0);
    if (typeof by !== 'number' || (i === steps.length - 1 && isFinalCount(by, before, scores))) return 0;
    return scores.reduce((sum, score, seat) => sum + (score - before[seat]!) * (seat === by ? 1 : -1), 0);
  });

/** The most interesting reasons: of the acts that moved the scores most, then the longest ones. */
export function pickKeyReasons(
  steps: readonly ScoredStep[],
  reasons: readonly BotReason[],
  limit: number,
): readonly BotReason[] {
  const swings = scoreSwings(steps);
  const swing = ({ n }: BotReason): number => swings[steps.findIndex((step) => step.n === n)] ?? 0;
  const distinct = reasons.filter(({ why }, i) => reasons.findIndex((other) => other.why === why) === i);
  return distinct
    .toSorted((a, b) => swing(b) - swing(a) || b.why.length - a.why.length)
    .slice(0, limit)
    .toSorted((a, b) => a.n - b.n);
}

/** The act that brought the most points, if no other brought as many. */
function describeBestMove(steps: readonly ScoredStep[]): readonly SummarySentence[] {
  const swings = scoreSwings(steps);
  const most = Math.max(0, ...swings);
  if (most === 0 || swings.filter((swing) => swing === most).length > 1) return [];
  const at = swings.indexOf(most);
  const { by, lines, words } = steps[at]!;
  return lines.length === 0
    ? []
    : [{ seat: by as Seat, text: `Best move, worth ${formatScore(most)}: ${lines[0]}`, words }];
}

/** When the winner took the lead for good, and how far behind they had been. */
function describeTurningPoint(
  steps: readonly ScoredStep[],
  players: PlayerNames,
  winner: Seat,
): readonly SummarySentence[] {
  const last = steps.at(-1);
  if (last === undefined || leaderOf(last.scores) !== winner) return [];
  const at = steps.findLastIndex(({ scores }) => leaderOf(scores) !== winner) + 1;
  // Points counted for everybody at the end are not a turning point.
  const before = steps.at(-2)?.scores ?? last.scores.map(() => 0);
  const counted = last.scores.filter((score, seat) => score !== before[seat]).length > 1;
  const isCount = last.by === winner ? isFinalCount(winner, before, last.scores) : counted;
  if (at === steps.length - 1 && isCount) return [];
  const behind = Math.max(0, ...steps.map(({ scores }) => Math.max(...scores) - scores[winner]!));
  const sentences: SummarySentence[] = [];
  if (behind * 4 >= last.scores[winner]! && behind > 1)
    sentences.push({
      seat: winner,
      text: `At one point, ${players.name(winner)} ${players.verb(winner, 'were', 'was')} ${formatScore(behind)} behind.`,
      words: [],
    });
  const { n, by, lines, words } = steps[at]!;
  // The lead may also come from what somebody else did, which needs more explanation than one sentence.
  const how = lines.length === 0 || by !== winner ? '.' : `: ${lines[0]}`;
  const alone = steps.every(({ scores }) => [null, winner].includes(leaderOf(scores)));
  const when =
    at === steps.length - 1
      ? 'took the lead on the very last move'
      : alone
        ? `led from move ${n} to the end`
        : `took the lead on move ${n} of ${last.n} and kept it`;
  sentences.push({ seat: winner, text: `${players.subject(winner)} ${when}${how}`, words });
  return sentences;
}
