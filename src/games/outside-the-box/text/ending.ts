// How a match ended: what each grid was worth after every letter, the best words, and the races for letter cards.

import { findBest, formatScore, joinFacts, sayWinByScore, sayWinners, tellLead } from '../../../core/ending/ending.ts';
import type { Ending, Highlight, PlayedMatch, ScoreHistory, ScoreMoment, Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import type { ScoreBreakdown } from '../rules/scoring/final-score.ts';
import { scorePlayerGrid } from '../rules/scoring/forecast.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import type { Event, RaceResult, View } from '../rules/state.ts';
import { formatCount } from './phrases.ts';

type Match = PlayedMatch<Event, View>;
/** What one letter added to a grid. */
type Gain = { readonly n: number; readonly seat: Seat; readonly letter: string; readonly points: number };

const sayPoints = (points: number): string => formatCount(points, 'point');

function sayHeadline({ acts, outcome }: Match, players: PlayerNames): string {
  const end = findEnd(acts);
  if (end?.reason === 'the last player left') return sayWinners(outcome, players);
  return end?.tieBreak == null
    ? sayWinByScore(outcome, players, acts.at(-1)!.scores, sayPoints)
    : `${sayWinners(outcome, players)} the tie`;
}

function findEnd(acts: Match['acts']): Extract<Event, { type: 'over' }> | null {
  const last = acts.at(-1)!.events.at(-1);
  return last?.type === 'over' ? last : null;
}

export function tellEnding(match: Match, players: PlayerNames): Ending {
  const { acts, outcome } = match;
  const { views, scores } = acts.at(-1)!;
  const { results } = views[0]!;
  const { moments, gains } = followGrids(match);
  const chart: ScoreHistory = { title: 'What the grids were worth', unit: 'points', moments };
  return {
    headline: sayHeadline(match, players),
    detail: tellReason(match, players),
    winningWords: [],
    standings: scores.map((score, seat) => ({
      score: formatScore(score),
      line: describeScore(results[seat] ?? null),
    })),
    rounds: [],
    chart,
    highlights: [
      ...tellBestWords(results, players),
      ...tellBestLetter(gains, players),
      ...tellTasks(results, players),
      ...tellRace(match, players),
      ...tellLead(chart, outcome, players, sayPoints),
    ],
  };
}

function describeScore(result: ScoreBreakdown | null): string {
  if (result === null) return 'left the game';
  const { counted, task, first, cards } = result;
  return joinFacts(
    formatCount(counted.length, 'word'),
    task > 0 ? `+${task} task` : null,
    first > 0 ? `+${first} first to finish` : null,
    cards > 0 ? `−${formatCount(cards, 'card')}` : null,
  );
}

/** The worth of every grid after every letter, counted as at the end. */
function followGrids({ acts, lexicon }: Match): {
  readonly moments: readonly ScoreMoment[];
  readonly gains: readonly Gain[];
} {
  const start = acts[0]!.views;
  const checkers = start.map((view, seat) =>
    createWordChecker(view.players[seat]!.task, lexicon, handicapOf(view.setup, seat)),
  );
  let scores: readonly number[] = start.map(() => 0);
  const moments: ScoreMoment[] = [{ label: 'Start', scores }];
  const gains: Gain[] = [];
  for (const { n, events, views } of acts) {
    const letter = events.find((event) => event.type === 'turnComplete' || event.type === 'lastNamed');
    if (letter?.type !== 'turnComplete' && letter?.type !== 'lastNamed') continue;
    const before = scores;
    scores = views.map((view, seat) => {
      const { grid, first, cards } = view.players[seat]!;
      return grid === null ? before[seat]! : scorePlayerGrid(grid, { first, cards }, checkers[seat]!).total;
    });
    moments.push({ label: `Letter ${moments.length} (${letter.letter})`, scores });
    for (const [seat, score] of scores.entries())
      gains.push({ n, seat, letter: letter.letter, points: score - before[seat]! });
  }
  moments.push({ label: 'End', scores: acts.at(-1)!.scores });
  return { moments, gains };
}

function tellReason({ acts, outcome }: Match, players: PlayerNames): Highlight | null {
  const end = findEnd(acts);
  const winners = outcome.ranking[0]!;
  const say = (text: string): Highlight => ({ seat: winners[0]!, text, words: [], n: null });
  if (end?.reason === 'the last player left') return say('Everyone else left.');
  if (end?.tieBreak == null) return tellWords(acts.at(-1)!.views[0]!.results, winners, players);
  const points = sayPoints(acts.at(-1)!.scores[winners[0]!]!);
  return say(`With ${points} each, ${players.name(winners[0]!)} had the most words of ${end.tieBreak} letters.`);
}

function tellWords(
  results: readonly (ScoreBreakdown | null)[],
  winners: readonly Seat[],
  players: PlayerNames,
): Highlight | null {
  const [winner] = winners;
  const result = results[winner!] ?? null;
  if (winners.length > 1 || result === null || result.counted.length === 0) return null;
  const { counted, words } = result;
  const verb = counted.length === 1 ? 'was' : 'were';
  const text = `${players.subjectPossessive(winner!)} ${formatCount(counted.length, 'word')} ${verb} worth ${sayPoints(words)}.`;
  return { seat: winner!, text, words: [], n: null };
}

/** The longest words of all grids. */
function tellBestWords(results: readonly (ScoreBreakdown | null)[], players: PlayerNames): readonly Highlight[] {
  const MIN_LETTERS = 4;
  const words = results.flatMap((result, seat) => (result?.counted ?? []).map((word) => ({ ...word, seat })));
  const best = findBest(words, ({ word }) => word.length);
  if (best === null || best.word.length < MIN_LETTERS) return [];
  const { word, seat, exception } = best;
  const same = words.filter((other) => other.word.length === word.length).length;
  const rank = same === 1 ? 'The longest word' : `One of ${same} words with ${word.length} letters`;
  return [
    {
      seat,
      text: `${rank}: ${players.possessive(seat)} ${word} for ${sayPoints(POINTS_BY_LENGTH[word.length]!)}.`,
      words: exception ? [] : [word],
      n: null,
    },
  ];
}

/** The letter that added the most to a grid. */
function tellBestLetter(gains: readonly Gain[], players: PlayerNames): readonly Highlight[] {
  const best = findBest(gains, ({ points }) => points);
  if (best === null || best.points <= 0) return [];
  const { seat, letter, points, n } = best;
  return [
    {
      seat,
      text: `Most points with one letter: ${quoteLetter(letter)} added ${points} to ${players.possessive(seat)} grid.`,
      words: [],
      n,
    },
  ];
}

function tellTasks(results: readonly (ScoreBreakdown | null)[], players: PlayerNames): readonly Highlight[] {
  const fitting = results.flatMap((result, seat) => {
    const word = result?.counted.find(({ fits }) => fits);
    return word === undefined ? [] : [{ seat, word }];
  });
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return [];
  const { seat, word } = only;
  return [
    {
      seat,
      text: `Only ${players.name(seat)} had a word for a secret task: ${word.word}.`,
      words: word.exception ? [] : [word.word],
      n: null,
    },
  ];
}

/** The closest race for a letter card. */
function tellRace({ acts }: Match, players: PlayerNames): readonly Highlight[] {
  const leadOf = ({ grabs }: RaceResult): number => {
    const [first, second] = grabs.map(({ after }) => after).toSorted((a, b) => a - b);
    return second! - first!;
  };
  const races = acts.flatMap(({ n, events }) =>
    events.flatMap((event) => (event.type === 'rejected' && event.grabs.length > 1 ? [{ ...event, n }] : [])),
  );
  const closest = findBest(races, (race) => -leadOf(race));
  if (closest === null) return [];
  const { seat, letter, grabs, n } = closest;
  const others = grabs.map((grab) => grab.seat).filter((other) => other !== seat);
  return [
    {
      seat,
      text: `${players.subject(seat)} got the ${quoteLetter(letter)} card, which ${players.list(others)} wanted too.`,
      words: [],
      n,
    },
  ];
}
