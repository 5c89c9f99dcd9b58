// How a match ended: points by round, the best word, the biggest steal, and what letters left in hand cost.

import {
  findBest,
  findSingleBest,
  formatScore,
  joinFacts,
  sayWinByScore,
  sayWinners,
  tellLead,
} from '../../../core/ending/ending.ts';
import type { Ending, Highlight, PlayedMatch, RoundPoints, ScoreHistory, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatPoints } from './phrases.ts';

type Match = PlayedMatch<Event, View>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
/** A word, and the word it was made from, if that was somebody's. */
type FormedWord = EventOf<'formed'> & { readonly n: number; readonly taken: EventOf<'taken'> | null };

const sayHeadline = ({ acts, outcome }: Match, players: PlayerNames): string =>
  outcome.reason === 'left'
    ? sayWinners(outcome, players)
    : sayWinByScore(outcome, players, acts.at(-1)!.scores, formatPoints);

export function tellEnding(match: Match, players: PlayerNames): Ending {
  const { acts, outcome } = match;
  const view = acts.at(-1)!.views[0]!;
  const words = listFormedWords(match);
  const chart = buildHistory(match);
  const best = findBest(words, ({ points }) => points);
  return {
    headline: sayHeadline(match, players),
    detail: tellReason(match) ?? tellWinnersBest(match, words, players),
    winningWords: [],
    standings: view.players.map(({ score }, seat) => ({
      score: formatScore(score),
      line: describePlayer(words, seat),
    })),
    rounds: listRounds(view),
    chart,
    highlights: [
      ...(best === null ? [] : [tellBestWord(best, words, players)]),
      ...tellBiggestSteal(words, best, players),
      ...tellLead(chart, outcome, players, formatPoints),
      ...tellLongestWord(words, best, players),
      ...tellDeductions(view, players),
    ],
  };
}

function listFormedWords({ acts }: Match): readonly FormedWord[] {
  return acts.flatMap(({ n, events }) => {
    const formed = events.find((event) => event.type === 'formed');
    if (formed?.type !== 'formed') return [];
    const taken = events.find((event) => event.type === 'taken');
    return [{ ...formed, n, taken: taken?.type === 'taken' && taken.from !== taken.seat ? taken : null }];
  });
}

function describePlayer(words: readonly FormedWord[], seat: Seat): string {
  const own = words.filter((word) => word.seat === seat);
  const took = own.filter(({ taken }) => taken !== null).length;
  const lost = words.filter(({ taken }) => taken?.from === seat).length;
  return joinFacts(countOf(own.length, 'word'), took > 0 ? `took ${took}` : null, lost > 0 ? `lost ${lost}` : null);
}

/** Everybody has one turn in each round, so the turns of a player are the rounds. */
function listRounds({ players }: View): readonly RoundPoints[] {
  const count = Math.max(...players.map(({ turns }) => turns.length));
  const rounds = Array.from({ length: count }, (_, i) => ({
    label: `Round ${i + 1}`,
    points: players.map(({ turns }) => turns[i]?.points ?? null),
  }));
  const deductions = players.map(({ deduction }) => -deduction || 0);
  return deductions.some((points) => points !== 0)
    ? [...rounds, { label: 'Letters left', points: deductions }]
    : rounds;
}

/** The points of all turns after each act; what is subtracted at the end is a moment of its own. */
function buildHistory({ acts }: Match): ScoreHistory {
  const moments = acts.map(({ n, views }) => ({
    label: n === 0 ? 'Start' : `Move ${n}`,
    scores: views[0]!.players.map(({ score, deduction }) => score + deduction),
  }));
  const { scores, views } = acts.at(-1)!;
  const hasDeductions = views[0]!.players.some(({ deduction }) => deduction !== 0);
  return {
    title: 'Points over time',
    unit: 'points',
    moments: hasDeductions ? [...moments, { label: 'Letters left', scores }] : moments,
  };
}

const REASONS: { readonly [reason: string]: string } = {
  cards: 'There were no letters left to draw.',
  left: 'Everyone else left.',
};

function tellReason({ outcome }: Match): Highlight | null {
  const text = REASONS[outcome.reason];
  return text === undefined ? null : { seat: null, text, words: [], n: null };
}

/** The word that brought the winner most, unless somebody took it. */
function tellWinnersBest({ outcome }: Match, words: readonly FormedWord[], players: PlayerNames): Highlight | null {
  const [winner, ...others] = outcome.ranking[0]!;
  if (winner === undefined || others.length > 0) return null;
  const isTaken = ({ n, seat, text }: FormedWord): boolean =>
    words.some((later) => later.n > n && later.taken?.from === seat && later.taken.text === text);
  const best = findBest(
    words.filter((word) => word.seat === winner && !isTaken(word)),
    ({ points }) => points,
  );
  if (best === null) return null;
  const text = `${players.subjectPossessive(winner)} best word was ${best.text}: ${formatPoints(best.points)}.`;
  return { seat: winner, text, words: [best.text], n: best.n };
}

function tellBestWord(best: FormedWord, words: readonly FormedWord[], players: PlayerNames): Highlight {
  const taker = words.find(({ n, taken }) => n > best.n && taken?.from === best.seat && taken.text === best.text);
  const end = taker === undefined ? '' : ` ${players.subject(taker.seat)} took it with ${taker.text}.`;
  return {
    seat: best.seat,
    text: `Most points in one turn: ${players.possessive(best.seat)} ${best.text} for ${formatScore(best.points)}.${end}`,
    words: taker === undefined ? [best.text] : [best.text, taker.text],
    n: best.n,
  };
}

/** The word taken from somebody that made the greatest difference: what the taker got and what the other lost. */
function tellBiggestSteal(
  words: readonly FormedWord[],
  best: FormedWord | null,
  players: PlayerNames,
): readonly Highlight[] {
  const steal = findBest(
    words.filter(({ taken }) => taken !== null),
    ({ points, taken }) => points + taken!.points,
  );
  if (steal === null || (steal === best && steal.taken!.points === 0)) return [];
  const { seat, text, points, n, taken } = steal;
  const from = taken!.from;
  return [
    {
      seat,
      text: `Best word taken: ${players.name(seat)} made ${text} from ${players.possessive(from)} ${taken!.text}. ${players.subject(seat)} got ${formatScore(points)}, ${players.name(from)} lost ${formatScore(taken!.points)}.`,
      words: [text, taken!.text],
      n,
    },
  ];
}

function tellLongestWord(
  words: readonly FormedWord[],
  best: FormedWord | null,
  players: PlayerNames,
): readonly Highlight[] {
  const longest = findSingleBest(words, ({ text }) => text.length);
  const MIN_LETTERS = 6;
  if (longest === null || longest.text === best?.text || longest.text.length < MIN_LETTERS) return [];
  const { seat, text, n } = longest;
  return [{ seat, text: `${players.subject(seat)} made the longest word, ${text}.`, words: [text], n }];
}

/** What unused letters cost, if it was a lot. */
function tellDeductions({ players: all }: View, players: PlayerNames): readonly Highlight[] {
  const MIN_POINTS = 10;
  const most = findBest([...all.entries()], ([, { deduction }]) => deduction);
  if (most === null || most[1].deduction < MIN_POINTS) return [];
  const [seat, { deduction }] = most;
  return [
    {
      seat,
      text: `Letters left in hand cost ${players.name(seat)} ${formatPoints(deduction)}.`,
      words: [],
      n: null,
    },
  ];
}
