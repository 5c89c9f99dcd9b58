// The judge: answers JSON requests with JSON, one line each, for referees, bots and tests in any language.
// It has one table open at a time, and bad input does not stop it. The rules themselves are in games/.

import * as v from 'valibot';
import { type AnyAnalyst, EVERYDAY_ZIPF } from '../core/analysis/analyst.ts';
import { assessDecision } from '../core/analysis/assess-record.ts';
import type { AnyGame } from '../core/any-game.ts';
import { levelOf } from '../core/bot-cast.ts';
import { answerBotRequest, botRequest } from '../core/bot-driver.ts';
import type { Json, Refusal } from '../core/game.ts';
import type { LogEntry, Match } from '../core/match.ts';
import { sentencesOf } from '../core/narration/narrate.ts';
import { openMatch } from '../core/open-match.ts';
import { parseJson } from '../core/parse-json.ts';
import { type PlayerNames, playerNames } from '../core/player-names.ts';
import { formatRecord, seedCommitment } from '../core/records/record.ts';
import { err, ok, type Result } from '../core/result.ts';
import { performAct, type Table } from '../core/table.ts';
import { type Lexicon, LIST_NAMES, type ListName } from '../lexicon/lexicon.ts';
import { reportWord } from './word-report.ts';

type LexiconSource = (list: ListName) => Lexicon;
type JudgeSession = {
  game: AnyGame;
  analyst: AnyAnalyst;
  match: Match;
  table: Table;
  lexicon: Lexicon;
  names: string[];
  players: PlayerNames;
  entries: LogEntry[];
};
type JudgeAnswer = { readonly [key: string]: Json };
type JudgeFault = { readonly code: string; readonly rule: string; readonly say: string };

const words = v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)));
const viewer = v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('spectator')]);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Not `v.record`, which silently drops keys such as `constructor`. */
const plainObject = v.custom<{ readonly [name: string]: unknown }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const requests = v.variant('do', [
  v.object({
    do: v.literal('open'),
    game: v.string(),
    seats: v.optional(v.number()),
    preset: v.optional(v.string(), 'rulebook'),
    options: v.optional(plainObject, {}),
    list: v.optional(v.picklist(LIST_NAMES)),
    seed: v.optional(v.string(), 'wordhoard'),
    scenario: v.optional(v.unknown(), null),
    words: v.optional(v.nullable(words), null),
    at: v.optional(v.pipe(v.number(), v.finite()), 0),
  }),
  v.object({
    do: v.literal('act'),
    by: v.union([v.number(), v.literal('clock')]),
    text: v.string(),
    at: v.optional(v.number()),
  }),
  v.object({ do: v.literal('see'), viewer }),
  v.object({ do: v.literal('moves'), seat }),
  v.object({ do: v.literal('bot'), seat, level: v.string() }),
  v.object({ do: v.literal('assess'), seat, text: v.string(), deep: v.optional(v.boolean(), false) }),
  v.object({ do: v.literal('record') }),
  v.object({ do: v.literal('word'), text: v.string() }),
  v.object({ do: v.literal('same'), a: v.string(), b: v.string() }),
  v.looseObject({ do: v.literal('score'), game: v.string() }),
]);
type Request = v.InferOutput<typeof requests>;
type RequestOf<Name extends Request['do']> = Extract<Request, { do: Name }>;

/** The analysts of all games, by the id of the game. */
export type Analysts = { readonly [game: string]: AnyAnalyst };

/** Answers one line with one line. */
export function createJudge(
  games: { readonly [id: string]: AnyGame },
  lists: LexiconSource,
  analysts: Analysts,
): (line: string) => string {
  let open: JudgeSession | null = null;

  const answer = (line: string): Result<JudgeAnswer, JudgeFault> => {
    const json = parseJson(line);
    if (!json.ok) return fault('BAD_JSON', `${json.error} Each line must be one JSON object.`);
    const read = v.safeParse(requests, json.value);
    if (!read.success) return fault('BAD_REQUEST', describeIssue(json.value, read.issues[0]));
    const request = read.output;
    switch (request.do) {
      case 'open':
        return openTable(request);
      case 'word':
        return ok(reportWord(request.text, lists));
      case 'same':
        return ok({ ...lists('broad').compareWords(request.a.toUpperCase(), request.b.toUpperCase()) });
      case 'score':
        return score(request);
      default:
        return open === null ? fault('NO_TABLE', 'No table is open: send “open” first.') : answerAtTable(open, request);
    }
  };

  const openTable = (request: RequestOf<'open'>): Result<JudgeAnswer, JudgeFault> => {
    const game = Object.hasOwn(games, request.game) ? games[request.game]! : undefined;
    if (game === undefined)
      return fault('NO_SUCH_GAME', `There is no game “${request.game}”. There are: ${Object.keys(games).join(', ')}.`);
    const scenario = request.scenario as Json; // it was read from JSON
    const seats = request.seats ?? scenarioSeats(scenario) ?? game.seats[0];
    const opened = openMatch(game, { ...request, seats, scenario }, lists);
    if (!opened.ok) return refused(game, opened.error);
    const { match, lexicon, table } = opened.value;
    const names = Array.from({ length: match.seats }, (_, i) => `Player ${i + 1}`);
    const analyst = analysts[game.id]!;
    open = { game, analyst, match, table, lexicon, names, players: playerNames(names, null), entries: [] };
    return ok({
      n: 0,
      events: table.openingEvents,
      say: sentencesOf(game, table.openingEvents, open.players),
      status: table.status,
      commitment: seedCommitment(match.seed),
    });
  };

  const score = (request: RequestOf<'score'>): Result<JudgeAnswer, JudgeFault> => {
    const scorePosition = Object.hasOwn(games, request.game) ? games[request.game]!.scorePosition : null;
    if (scorePosition === null) {
      const scorable = Object.keys(games).filter((id) => games[id]!.scorePosition !== null);
      return fault('NO_SCORING', `Positions can be scored in: ${scorable.join(', ')}.`);
    }
    const scored = scorePosition(request, lists('standard'));
    return scored.ok ? ok(scored.value as JudgeAnswer) : fault('BAD_REQUEST', scored.error);
  };

  return (line) => {
    let answered: Result<JudgeAnswer, JudgeFault>;
    try {
      answered = answer(line);
    } catch (error) {
      answered = fault(
        'OUR_FAULT',
        `The judge made a mistake: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
    return JSON.stringify(answered.ok ? { ok: true, ...answered.value } : { ok: false, ...answered.error });
  };
}

function answerAtTable(
  open: JudgeSession,
  request: Exclude<Request, RequestOf<'open' | 'word' | 'same' | 'score'>>,
): Result<JudgeAnswer, JudgeFault> {
  const { game, table, match } = open;
  switch (request.do) {
    case 'act': {
      const done = performAct(table, request.by, request.text, request.at ?? table.at);
      if (!done.ok) return refused(game, done.error);
      const { entry, events } = done.value;
      open.entries.push(entry);
      return ok({ n: entry.n, events, say: sentencesOf(game, events, open.players), status: table.status });
    }
    case 'see': {
      if (request.viewer !== 'spectator' && request.viewer >= match.seats) return unknownSeat(open, request.viewer);
      return ok({ view: table.viewFor(request.viewer) });
    }
    case 'moves':
      return request.seat >= match.seats
        ? unknownSeat(open, request.seat)
        : ok({ moves: table.listMoves(request.seat) });
    case 'bot': {
      if (request.seat >= match.seats) return unknownSeat(open, request.seat);
      if (levelOf(request.level) === null)
        return fault('NO_SUCH_LEVEL', `There is no level “${request.level}”. There are: ${game.levels.join(', ')}.`);
      const choice = answerBotRequest(botRequest(table, match, request.seat, request.level), game, open.lexicon);
      return ok(choice === null ? { text: null } : { text: choice.text, after: choice.after });
    }
    case 'assess':
      return assess(open, request);
    case 'record':
      return ok({
        record: formatRecord({ match, names: open.names, entries: open.entries, outcome: table.status.outcome }),
      });
  }
}

/** What was possible for a seat in the position on the table, and what this move would be worth. */
function assess(open: JudgeSession, { seat, text, deep }: RequestOf<'assess'>): Result<JudgeAnswer, JudgeFault> {
  const { game, analyst, match, table, lexicon } = open;
  if (seat >= match.seats) return unknownSeat(open, seat);
  if (analyst.knowsAnswers === true)
    return fault(
      'KNOWS_ANSWERS',
      `A review of ${game.say.title} knows the answers. Save the finished match with “record” and use “wordhoard review”.`,
    );
  const planned = table.plan(seat, text, table.at);
  if (!planned.ok) return refused(game, planned.error);
  const decision = { n: table.n + 1, seat, view: table.viewFor(seat), text: planned.value.entry.text };
  const depth = deep ? 'deep' : 'quick';
  const assessment = assessDecision(decision, analyst, { lexicon, depth, everydayZipf: EVERYDAY_ZIPF.family });
  return ok({ unit: analyst.unit, assessment });
}

const fault = (code: string, say: string): Result<never, JudgeFault> => err({ code, rule: '', say });

const refused = (game: AnyGame, refusal: Refusal): Result<never, JudgeFault> =>
  err({ code: refusal.code, rule: refusal.rule, say: game.say.refusal(refusal, playerNames([], null)) });

const unknownSeat = (open: JudgeSession, asked: number): Result<never, JudgeFault> =>
  refused(open.game, { code: 'UNKNOWN_SEAT', rule: '', about: [String(asked)] });

function scenarioSeats(scenario: Json): number | undefined {
  return scenario !== null && typeof scenario === 'object' && 'players' in scenario && Array.isArray(scenario.players)
    ? scenario.players.length
    : undefined;
}

function describeIssue(value: unknown, issue: v.BaseIssue<unknown>): string {
  const asked = typeof value === 'object' && value !== null && 'do' in value ? String(value.do).slice(0, 40) : null;
  if (asked === null)
    return 'A request is a JSON object with “do”: open, act, see, moves, bot, assess, record, word, same or score.';
  const where = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  if (where === 'do')
    return `The judge does not know “${asked}”. It knows: open, act, see, moves, bot, assess, record, word, same, score.`;
  return `In the request “${asked}” the field “${where}” is wrong: ${issue.message}.`;
}
