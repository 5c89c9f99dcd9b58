// Questions that are asked on the board of a game: a small position is opened as a table, and a move on it is the answer.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Analyst, type Choice, EVERYDAY_ZIPF } from '../analysis/analyst.ts';
import { positionRandom } from '../analysis/assess-record.ts';
import type { Game, GameText, Json, OptionValue, Seat, StartFromScenario } from '../game.ts';
import { playerNames } from '../player-names.ts';
import { openTable, type Table } from '../table.ts';
import type { AskedPosition, Judgment } from './game-practice.ts';

/** The learner; another player, if the position needs one, is seat 1. */
export const LEARNER: Seat = 0;
export const PRACTICE_SEATS = 2;
const PLAYERS = playerNames(['You', 'Another player'], LEARNER);

type Parts<Setup, State, Move, Event, View> = {
  readonly rules: Game<Setup, State, Move, Event, View>;
  readonly startFromScenario: StartFromScenario<Setup, State, Event>;
  readonly say: GameText<Setup, Event, View>;
  readonly analyst: Analyst<View, Event>;
};

export type BoardQuestion = {
  readonly options: { readonly [option: string]: OptionValue };
  readonly scenario: Json;
};

/** Opens the position; null if the game refuses it. */
function openQuestion<Setup, State, Move, Event, View>(
  { rules, startFromScenario }: Pick<Parts<Setup, State, Move, Event, View>, 'rules' | 'startFromScenario'>,
  { options, scenario }: BoardQuestion,
  lexicon: Lexicon,
): Table | null {
  const defaults = Object.entries<{ readonly normal: unknown }>(rules.options).map(([name, { normal }]) => [
    name,
    normal,
  ]);
  const setup = { ...Object.fromEntries(defaults), ...options } as { readonly [option: string]: OptionValue };
  const match = {
    ...{ game: rules.id, version: rules.version, seats: PRACTICE_SEATS, setup, list: rules.defaultList, words: null },
    ...{ scenario, lexicon: lexicon.id, seed: 'practice', at: 0 },
  };
  const opened = openTable(rules, match, lexicon, startFromScenario);
  return opened.ok ? opened.value : null;
}

export function askOnBoard<Setup, State, Move, Event, View>(
  parts: Omit<Parts<Setup, State, Move, Event, View>, 'analyst'>,
  question: BoardQuestion,
  lexicon: Lexicon,
): AskedPosition | null {
  const table = openQuestion(parts, question, lexicon);
  if (table === null) return null;
  const view = table.viewFor(LEARNER);
  return {
    ...{ seat: LEARNER, seats: PRACTICE_SEATS, view, status: { ...table.status, deadline: null } },
    prompt: parts.say.prompt(view as View, LEARNER, PLAYERS),
  };
}

export type JudgedMoves = {
  /** What was answered; null if it brings nothing. */
  readonly played: Choice | null;
  /** The answer of the card. */
  readonly wanted: Choice;
  readonly baseline: number;
};

/** Plays the answer on the board and lets the game compare it with the answer of the card. */
export function judgeOnBoard<Setup, State, Move, Event, View>(
  parts: Parts<Setup, State, Move, Event, View>,
  question: BoardQuestion,
  { wanted, answer }: { readonly wanted: string; readonly answer: string },
  lexicon: Lexicon,
  compare: (moves: JudgedMoves) => Judgment,
): Judgment {
  const { say, analyst } = parts;
  const table = openQuestion(parts, question, lexicon);
  if (table === null) return { type: 'wrong', sentence: 'This question can’t be asked any more.' };
  const planned = table.plan(LEARNER, answer, table.at);
  if (!planned.ok) {
    const { code, rule } = planned.error;
    const sentence = code === 'MALFORMED' ? `“${answer}” isn’t a move.` : say.refusal(planned.error, PLAYERS);
    return { type: 'again', sentence, code, rule };
  }
  const view = table.viewFor(LEARNER);
  const assess = (text: string) =>
    analyst.assess(view as View, LEARNER, text, {
      ...{ lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family },
      random: positionRandom(view, LEARNER),
    });
  const best = assess(wanted);
  const given = assess(answer);
  if (best?.played == null) return { type: 'wrong', sentence: 'This question can’t be asked any more.' };
  return compare({ played: given?.played ?? null, wanted: best.played, baseline: best.baseline });
}
