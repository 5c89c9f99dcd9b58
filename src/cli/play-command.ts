// `wordhoard play GAME`: a match against bots in the terminal; the player has seat 0.
// In a terminal the clocks run in real time. With moves from a file, each of them takes one second of table time.

import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { nameBots, personaOf } from '../core/bot-cast.ts';
import { answerBotRequest, BotDriver, type BotLevels, botRequest, explainBotRequest } from '../core/bot-driver.ts';
import type { Json, Millis, Refusal, Seat } from '../core/game.ts';
import type { LogEntry } from '../core/match.ts';
import { sentencesOf } from '../core/narration/narrate.ts';
import { type PlayerNames, playerNames } from '../core/player-names.ts';
import { formatRecord } from '../core/records/record.ts';
import type { Result } from '../core/result.ts';
import { performAct, type Table } from '../core/table.ts';
import { formatGameList, matchFlags, openRequestedMatch, type RequestedMatch, unknownBot } from './match-arguments.ts';
import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from './parse-arguments.ts';

const USAGE: CommandUsage = {
  name: 'play',
  help: `wordhoard play GAME [--level casual] [--seats 3] [--preset relaxed] [--option name=value] [--list standard]
               [--seed s] [--record FILE]

You play against bots. While you play, type a move or one of these:
  help          how to write moves
  look          show the table
  moves         list some of your moves
  hint [LEVEL]  what a bot would play, and why
  quit          end the game
--record   saves the game to FILE when it ends
Games:
${formatGameList()}`,
  flags: { ...matchFlags, level: { type: 'string' }, record: { type: 'string' } },
  maxPositionals: 1,
};
const MY_SEAT = 0;
/** The longest wait for a bot when it is not my turn. */
const BOT_PAUSE_MS = 700;
/** How long a move takes that comes from a file. */
const PIPED_MOVE_MS = 1000;

export async function playCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const requested = openRequestedMatch(parsed.value, { preset: 'relaxed', seats: 3 });
  if (!requested.ok) return printUsageError(requested.error, USAGE);
  const { match, table, flags } = requested.value;
  const level = String(flags.level ?? 'casual');
  const levelError = unknownBot(level);
  if (levelError !== null) return printUsageError(levelError, USAGE);
  const session = new TerminalSession(requested.value, level);
  await session.run();
  if (flags.record === undefined) return 0;
  const { names, botLevels: bots, entries } = session;
  try {
    writeFileSync(String(flags.record), formatRecord({ match, names, bots, entries, outcome: table.status.outcome }));
  } catch {
    return printFailure(`Can’t write the file ${flags.record}.`);
  }
  print(`Saved the game to ${flags.record}.\n`);
  return 0;
}

class TerminalSession {
  readonly entries: LogEntry[] = [];
  readonly names: readonly string[];
  readonly #players: PlayerNames;
  readonly botLevels: BotLevels;
  readonly #requested: RequestedMatch;
  readonly #table: Table;
  readonly #level: string;
  readonly #live = process.stdin.isTTY === true;
  readonly #input: Interface;
  readonly #lines: string[] = [];
  readonly #driver: BotDriver;
  /** Table time is this plus the real time that has passed since `#since`. Waits for bots are shortened, so it can jump. */
  #base = 0;
  #since = Date.now();
  #closed = false;
  /** Continues the loop of `run`: a line was entered, or the table has changed. */
  #wake: () => void = () => {};

  constructor(requested: RequestedMatch, level: string) {
    const { game, match, table, lexicon } = requested;
    this.#requested = requested;
    this.#table = table;
    this.#level = level;
    this.names = nameBots(Array<string>(match.seats - 1).fill(level)).toSpliced(MY_SEAT, 0, 'Player');
    this.#players = playerNames(this.names, MY_SEAT);
    this.botLevels = this.names.map((_, seat) => (seat === MY_SEAT ? null : level));
    this.#driver = new BotDriver({
      table,
      match,
      choose: async (request) => answerBotRequest(request, game, lexicon),
      now: () => this.#now(),
      setTimer: (callback, delayMs) => this.#setTimer(callback, delayMs),
      perform: ({ by, text, at }) => this.#perform(by, text, at),
      reportFault: (message) => print(`${red(message)}\n`),
    });
    this.#input = createInterface({ input: process.stdin });
    this.#input.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#input.on('close', () => {
      this.#closed = true;
      this.#wake();
    });
  }

  async run(): Promise<void> {
    const { say } = this.#requested.game;
    print(`${bold(say.title)}\n${say.summary}\n`);
    this.#printEvents(this.#table.openingEvents);
    this.#setTime(this.#table.at);
    this.#driver.reschedule(this.botLevels);
    let shown = -1;
    while (this.#table.status.outcome === null) {
      if (!this.#isMyTurn()) {
        await this.#nextChange();
        continue;
      }
      if (shown !== this.#table.n) {
        this.#printTable();
        shown = this.#table.n;
      }
      const line = this.#lines.shift();
      if (line !== undefined) {
        if (!this.#enter(line.trim())) break;
      } else if (this.#closed) break;
      else {
        if (this.#live) print('> ');
        await this.#nextChange();
      }
    }
    this.#driver.stop();
    this.#input.close();
    if (this.#table.status.outcome !== null) this.#printResult();
  }

  #isMyTurn(): boolean {
    return this.#table.status.toAct.includes(MY_SEAT);
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #now(): Millis {
    return this.#base + (this.#live ? Date.now() - this.#since : 0);
  }

  #setTime(at: Millis): void {
    this.#base = at;
    this.#since = Date.now();
  }

  /** While I think, time is real; without a terminal the others wait for me. When it is their turn, I wait only briefly. */
  #setTimer(callback: () => void, delayMs: Millis): () => void {
    if (this.#isMyTurn() && !this.#live) return () => {};
    const due = this.#now() + delayMs;
    const waitMs = this.#isMyTurn() ? delayMs : this.#live ? Math.min(BOT_PAUSE_MS, delayMs) : 0;
    const timer = setTimeout(() => {
      if (this.#now() < due) this.#setTime(due);
      callback();
    }, waitMs);
    return () => clearTimeout(timer);
  }

  /** Handles a line from the player. Returns false if the player quits. */
  #enter(text: string): boolean {
    const { say } = this.#requested.game;
    if (text === 'quit') return false;
    if (text === 'help') print(say.moves.map((move) => `  ${move.text.padEnd(30)} ${move.help}\n`).join(''));
    else if (text === 'look') this.#printTable();
    else if (text === 'moves') print(`${formatMoves(this.#table.listMoves(MY_SEAT))}\n`);
    else if (/^hint\b/.test(text)) print(`${this.#hint(text.slice(4).trim())}\n`);
    else if (text !== '') {
      const performed = this.#perform(MY_SEAT, text, this.#live ? this.#now() : this.#table.at + PIPED_MOVE_MS);
      if (!performed.ok) print(`${red(say.refusal(performed.error, this.#players))} ${dim(performed.error.rule)}\n`);
    }
    return true;
  }

  #perform(by: Seat | 'clock', text: string, at: Millis): Result<unknown, Refusal> {
    const performed = performAct(this.#table, by, text, Math.max(at, this.#table.at));
    if (!performed.ok) return performed;
    this.entries.push(performed.value.entry);
    this.#printEvents(performed.value.events);
    this.#setTime(this.#table.at);
    this.#driver.reschedule(this.botLevels);
    this.#wake();
    return performed;
  }

  #printEvents(events: readonly Json[]): void {
    for (const sentence of sentencesOf(this.#requested.game, events, this.#players)) print(`${sentence}\n`);
  }

  #printTable(): void {
    const { say } = this.#requested.game;
    const view = this.#table.viewFor(MY_SEAT);
    print(`\n${say.table(view, MY_SEAT, this.#players)}\n${bold(say.prompt(view, MY_SEAT, this.#players))}\n`);
  }

  /** What a bot would do in my place: of this level, or of my opponents' level if none is given. */
  #hint(requestedLevel: string): string {
    const { game, match, lexicon } = this.#requested;
    const level = requestedLevel === '' ? this.#level : requestedLevel;
    const levelError = unknownBot(level);
    if (levelError !== null) return red(levelError);
    const hint = explainBotRequest(botRequest(this.#table, match, MY_SEAT, level), game, lexicon, this.#players);
    const { name } = personaOf(level)!;
    return hint === null ? `${name} would wait.` : `${name} would ${bold(hint.text)}: “${hint.why}”`;
  }

  #printResult(): void {
    const { ranking } = this.#table.status.outcome!;
    const { scores } = this.#table.status;
    print(`\n${this.#requested.game.say.table(this.#table.viewFor(MY_SEAT), MY_SEAT, this.#players)}\n`);
    let place = 1;
    for (const seats of ranking) {
      for (const seat of seats) print(`${place}. ${this.#players.subject(seat)} ${scores[seat]}\n`);
      place += seats.length;
    }
  }
}

const formatMoves = (moves: readonly string[]): string =>
  moves.length > 40 ? `${moves.slice(0, 40).join('\n')}\n… and ${moves.length - 40} more` : moves.join('\n');
const print = (text: string): void => void process.stdout.write(text);
const colored = (code: number, text: string): string => (process.stdout.isTTY ? `\x1b[${code}m${text}\x1b[0m` : text);
const bold = (text: string): string => colored(1, text);
const dim = (text: string): string => (text === '' ? '' : colored(2, `(${text})`));
const red = (text: string): string => colored(31, text);
