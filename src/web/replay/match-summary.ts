// How a match went, in a few true sentences: from the scores after each act and from what was told of it.
// Not tied to any game: it knows names, scores and sentences, so a new game has it for nothing.

import type { Seat } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import type { BotReason } from '../../core/review.ts';

/** One act of a finished match, and the scores after it. */
export type Moment = NarratedAct & { readonly scores: readonly number[] };

/** A sentence, and whom it is about. */
export type Passage = { readonly seat: Seat | null; readonly text: string };

/** Numbers as people write them. */
export const tellScore = (points: number): string => points.toLocaleString('en').replace('-', '−');

export function tellCourse(
  moments: readonly Moment[],
  names: readonly string[],
  ranking: readonly (readonly Seat[])[],
): readonly Passage[] {
  const winner = ranking[0]?.length === 1 ? ranking[0][0]! : null;
  return [
    ...tellLead(moments, names, winner),
    ...tellBest(moments),
    ...(winner === null ? [] : tellTurningPoint(moments, names, winner)),
  ];
}

/** Who is alone in front; null: nobody. */
function leaderOf(scores: readonly number[]): Seat | null {
  const best = Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === 1 ? ahead[0]! : null;
}

/** How often the lead changed hands, or who was in front for long and did not win. */
function tellLead(moments: readonly Moment[], names: readonly string[], winner: Seat | null): readonly Passage[] {
  const leaders = moments.map(({ scores }) => leaderOf(scores)).filter((seat) => seat !== null);
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  const told: Passage[] = changes > 1 ? [{ seat: null, text: `The lead changed hands ${changes} times.` }] : [];
  const led = names.map((_, seat) => leaders.filter((one) => one === seat).length);
  const longest = led.indexOf(Math.max(...led));
  if (longest !== winner && led[longest]! * 2 > moments.length)
    told.push({ seat: longest, text: `${names[longest]} led for ${led[longest]} of the ${moments.length} acts.` });
  return told;
}

/** At the end points may be counted for everybody: that is nobody's doing. */
const isCount = (by: Seat, before: readonly number[], scores: readonly number[]): boolean =>
  scores.some((score, seat) => (seat === by ? score < before[seat]! : score > before[seat]!));

/** How much each act moved the scores in favour of whoever played it: what they won and what others lost. */
const swingsOf = (moments: readonly Moment[]): readonly number[] =>
  moments.map(({ by, scores }, i) => {
    const before = moments[i - 1]?.scores ?? scores.map(() => 0);
    if (typeof by !== 'number' || (i === moments.length - 1 && isCount(by, before, scores))) return 0;
    return scores.reduce((sum, score, seat) => sum + (score - before[seat]!) * (seat === by ? 1 : -1), 0);
  });

/** The reasons most worth hearing: those of the acts that moved the scores most, then those that tell most. */
export function tellingReasons(
  moments: readonly Moment[],
  reasons: readonly BotReason[],
  most: number,
): readonly BotReason[] {
  const swings = swingsOf(moments);
  const swing = ({ n }: BotReason): number => swings[moments.findIndex((moment) => moment.n === n)] ?? 0;
  const once = reasons.filter(({ why }, i) => reasons.findIndex((other) => other.why === why) === i);
  return once
    .toSorted((a, b) => swing(b) - swing(a) || b.why.length - a.why.length)
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n);
}

/** The act that brought most; none if others brought as much. */
function tellBest(moments: readonly Moment[]): readonly Passage[] {
  const swings = swingsOf(moments);
  const most = Math.max(0, ...swings);
  if (most === 0 || swings.filter((swing) => swing === most).length > 1) return [];
  const at = swings.indexOf(most);
  const { by, lines } = moments[at]!;
  return lines.length === 0
    ? []
    : [{ seat: by as Seat, text: `The strongest move, worth ${tellScore(most)}: ${lines[0]}` }];
}

/** When the winner went ahead for good, and how far behind they had been. */
function tellTurningPoint(moments: readonly Moment[], names: readonly string[], winner: Seat): readonly Passage[] {
  const last = moments.at(-1);
  if (last === undefined || leaderOf(last.scores) !== winner) return [];
  const at = moments.findLastIndex(({ scores }) => leaderOf(scores) !== winner) + 1;
  // A count at the very end that changes everybody's score is no turn of events.
  const counted = last.scores.filter((score, seat) => score !== moments.at(-2)?.scores[seat]).length > 1;
  if (at === moments.length - 1 && counted && last.by !== winner) return [];
  const behind = Math.max(0, ...moments.map(({ scores }) => Math.max(...scores) - scores[winner]!));
  const told: Passage[] = [];
  if (behind * 4 >= last.scores[winner]! && behind > 1)
    told.push({ seat: winner, text: `${names[winner]} was ${tellScore(behind)} behind at the worst.` });
  const { n, lines } = moments[at]!;
  const how = lines.length === 0 ? '.' : `: ${lines[0]}`;
  const alone = moments.every(({ scores }) => [null, winner].includes(leaderOf(scores)));
  const when =
    at === moments.length - 1
      ? 'took the lead with the very last act'
      : alone
        ? `led from act ${n} to the end`
        : `took the lead for good at act ${n} of ${last.n}`;
  told.push({ seat: winner, text: `${names[winner]} ${when}${how}` });
  return told;
}
