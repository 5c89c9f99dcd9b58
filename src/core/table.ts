// One running match with its game's types hidden inside: text in, views out. There is no way to read the state.
// It knows neither people nor storage: a host stores the entry of a planned act first and commits it afterwards.

import { NO_HOUSE_WORDS } from '../lexicon/house/house-words.ts';
import type { HouseWords, Lexicon } from '../lexicon/lexicon.ts';
import {
  type Act,
  type Game,
  type Json,
  type Millis,
  type Refusal,
  refuse,
  type Seat,
  type StartFromScenario,
  type Status,
  type Viewer,
} from './game.ts';
import { handicapOf, hasHandicap } from './handicap/handicap.ts';
import { lexiconForSeat } from './handicap/seat-words.ts';
import {
  checkHouseChange,
  formatHouseAct,
  type HouseChange,
  type HouseEvent,
  parseHouseAct,
  withHouseChange,
} from './house/house-act.ts';
import type { LogEntry, Match } from './match.ts';
import { randomFrom } from './random.ts';
import { ok, type Result } from './result.ts';
import type { HandicapEvent } from './table-events.ts';

export interface PlannedAct {
  readonly entry: LogEntry;
  readonly events: readonly Json[];
  commit(): void;
}

export interface Table {
  /** Number of the latest act; 0 before the first. */
  readonly n: number;
  /** Time of the latest act, or of the opening. */
  readonly at: Millis;
  readonly status: Status;
  readonly openingEvents: readonly Json[];
  /** The words that count now: those of the match, and what the table has voted on since. */
  readonly lexicon: Lexicon;
  readonly house: HouseWords;
  plan(by: Seat | 'clock', text: string, at: Millis): Result<PlannedAct, Refusal>;
  viewFor(viewer: Viewer): Json;
  /** The moves of a seat that are worth listing, as text. */
  listMoves(seat: Seat): readonly string[];
}

const MAX_MOVE_CHARS = 1000;

export function openTable<Setup, State, Move, Event, View>(
  game: Game<Setup, State, Move, Event, View>,
  match: Match,
  startLexicon: Lexicon,
  startFromScenario: StartFromScenario<Setup, State, Event> | null = null,
): Result<Table, Refusal> {
  let lexicon = startLexicon;
  let house = match.house ?? NO_HOUSE_WORDS;
  const env = (n: number, now: Millis) => ({ now, random: randomFrom(match.seed, n), lexicon });
  const setup = match.setup as Setup;
  const opened =
    match.scenario === null
      ? ok(game.start(setup, match.seats, env(0, match.at)))
      : requireScenarios(startFromScenario)(match.scenario, setup, match.seats, env(0, match.at));
  if (!opened.ok) return opened;

  let { state } = opened.value;
  let n = 0;
  let at = match.at;
  /** Asked for many times per act, so it is computed once. */
  let status: Status | null = null;

  const parseAct = (by: Seat | 'clock', text: string): { act: Act<Move>; text: string } | null => {
    if (by === 'clock') return text === 'timeUp' ? { act: { type: 'timeUp' }, text } : null;
    if (text.length > MAX_MOVE_CHARS || /[\r\n]/.test(text)) return null;
    if (/^\s*leave\s*$/i.test(text)) return { act: { type: 'leave', seat: by }, text: 'leave' };
    const move = game.parseMove(text.trim());
    return move === null ? null : { act: { type: 'move', seat: by, move }, text: game.formatMove(move) };
  };

  const planHouseChange = (change: HouseChange, when: Millis): Result<PlannedAct, Refusal> => {
    if ((status ??= game.status(state)).outcome !== null) return refuse('HOUSE_LATE', '');
    const allowed = checkHouseChange(change, house, match.list, lexicon);
    if (!allowed.ok) return allowed;
    const changed = withHouseChange(house, change);
    const event: HouseEvent = { type: 'houseWord', ...change };
    return ok(
      planned({ n: n + 1, at: when, by: 'clock', text: formatHouseAct(change) }, [event], () => {
        house = changed;
        lexicon = startLexicon.amended(changed);
      }),
    );
  };

  const planned = (entry: LogEntry, events: readonly Json[], apply: () => void): PlannedAct => ({
    entry,
    events,
    commit() {
      if (n !== entry.n - 1)
        throw new Error(`act ${entry.n} was planned on act ${entry.n - 1}, but the table is at ${n}`);
      apply();
      n = entry.n;
      at = entry.at;
    },
  });

  return ok({
    get n() {
      return n;
    },
    get at() {
      return at;
    },
    get status() {
      return (status ??= game.status(state));
    },
    openingEvents: [...(opened.value.events as readonly Json[]), ...handicapEvents(match)],
    get lexicon() {
      return lexicon;
    },
    get house() {
      return house;
    },
    plan(by, text, when) {
      if (by !== 'clock' && !(Number.isInteger(by) && by >= 0 && by < match.seats))
        return refuse('UNKNOWN_SEAT', '', String(by));
      if (!Number.isFinite(when) || when < at) return refuse('BAD_TIME', '', String(when), String(at));
      const houseChange = by === 'clock' ? parseHouseAct(text) : null;
      if (houseChange !== null) return planHouseChange(houseChange, when);
      const parsedAct = parseAct(by, text);
      if (parsedAct === null) return refuse('MALFORMED', '', text.slice(0, 60));
      const number = n + 1;
      const step = game.apply(state, parsedAct.act, env(number, when));
      if (!step.ok) return step;
      const { events } = step.value;
      return ok(
        planned({ n: number, at: when, by, text: parsedAct.text }, events as readonly Json[], () => {
          state = step.value.state;
          status = null;
        }),
      );
    },
    viewFor: (viewer) => game.view(state, viewer) as Json,
    listMoves: (seat) =>
      game
        .listMoves(game.view(state, seat), seat, lexiconForSeat(lexicon, handicapOf(match.setup, seat)))
        .map((move) => game.formatMove(move)),
  });
}

/** Everybody sees who plays with a handicap. */
const handicapEvents = ({ setup, seats }: Match): readonly HandicapEvent[] =>
  Array.from({ length: seats }, (_, seat) => ({ type: 'handicap' as const, seat, ...handicapOf(setup, seat) })).filter(
    hasHandicap,
  );

/** A browser loads how to start from scenarios only for matches that do. */
function requireScenarios<Start>(start: Start | null): Start {
  if (start === null) throw new Error('this table was opened without what it needs for a scenario');
  return start;
}

/** Plans and commits in one step, for hosts without a store. */
export function performAct(table: Table, by: Seat | 'clock', text: string, at: Millis): Result<PlannedAct, Refusal> {
  const planned = table.plan(by, text, at);
  if (planned.ok) planned.value.commit();
  return planned;
}
