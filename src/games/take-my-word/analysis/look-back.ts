// What was there all along: the everyday words with the most points that a hand allowed and that nobody played.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Highlight, PlayedMatch, Seat } from '../../../core/game.ts';
import { isFamilyWord } from '../../../core/practice/family-word.ts';
import { dropExtraBlanks } from '../bot/bot.ts';
import { type EvaluatedPlay, playOutcome } from '../bot/evaluate.ts';
import { forEachWordPlay } from '../rules/plays/find-word-plays.ts';
import type { Event } from '../rules/state.ts';
import { positionInView, type View } from '../rules/view.ts';
import { formatPoints } from '../text/phrases.ts';

const MOST_TOLD = 3;
const MIN_POINTS = 12;
/** A word that brings hardly more than what was played is no news. */
const MIN_GAIN = 5;

type MissedWord = {
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  readonly text: string;
  readonly points: number;
};

export const lookBack: Analyst<View, Event>['lookBack'] = (match, players) => {
  const played = new Set(
    match.acts.flatMap(({ events }) => events.flatMap((event) => (event.type === 'formed' ? [event.text] : []))),
  );
  const missed = listBestWords(match, played).toSorted((a, b) => b.points - a.points || a.n - b.n);
  return missed
    .filter(({ text, points }, i) => points >= MIN_POINTS && missed.findIndex((one) => one.text === text) === i)
    .slice(0, MOST_TOLD)
    .map(
      ({ n, seat, round, text, points }): Highlight => ({
        seat,
        text: `${players.subject(seat)} could have played ${text} for ${formatPoints(points)} in round ${round}. Nobody played it all game.`,
        words: [text],
        n,
      }),
    );
};

/** The everyday word with the most points in each turn, with the hand as it was, if it beats what was played. */
function listBestWords(
  { acts, lexicon }: PlayedMatch<Event, View>,
  played: ReadonlySet<string>,
): readonly MissedWord[] {
  const isTellable = (text: string): boolean => !played.has(text) && isFamilyWord(text, lexicon);
  return acts.slice(1).flatMap(({ n, events }, i): readonly MissedWord[] => {
    const [first] = acts[i]!.views;
    if (first === undefined || first.phase !== 'turn' || first.toAct === null) return [];
    const seat = first.toAct;
    const view = acts[i]!.views[seat]!;
    const position = positionInView(view, seat);
    if (position === null) return [];
    let best: EvaluatedPlay | null = null;
    forEachWordPlay({ ...position, hand: dropExtraBlanks(position.hand) }, lexicon, (play) => {
      const outcome = playOutcome(position, play);
      if (outcome.isWord && outcome.points > (best?.points ?? 0) && isTellable(outcome.text)) best = outcome;
      return false;
    });
    const found = best as EvaluatedPlay | null;
    const scored = events.flatMap((event) =>
      event.type === 'formed' || event.type === 'lettered' ? event.points : [],
    );
    if (found === null || found.points < Math.max(0, ...scored) + MIN_GAIN) return [];
    return [{ n, seat, round: view.round, text: found.text, points: found.points }];
  });
}
