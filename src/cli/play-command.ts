// `wordhoard play GAME`: a whole game in the terminal against bots, seat 0 being yours.
// In a terminal your thinking takes real time and the clocks run; fed from a file every move takes a second.

import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { type AutomaticAct, nextAutomaticAct } from '../core/bot-driver.ts';
import { BOT_CHARACTERS, type BotLevel } from '../core/bot-levels.ts';
import type { Json } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import { formatRecord } from '../core/record.ts';
import { act, type Entry, type Table } from '../core/table.ts';
import { type Asked, askedFor, gameList, openAsked } from './match-arguments.ts';

const HELP = `wordhoard play GAME [--level casual] [--seats 3] [--preset relaxed] [--option name=value] [--seed s] [--record FILE]

You have seat 0; bots have the others. While you play: “help” shows how moves are written,
“look” the table, “moves” some of your moves, “hint” or “hint LEVEL” what such a bot would do and why, “quit” ends.
Games:
`;
const ME = 0;
const PAUSE = 700;

export async function play(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return tell(`${HELP}${gameList()}\n`, 0);
  const asked = askedFor(args, { level: { type: 'string' }, record: { type: 'string' } }, 'relaxed', 3);
  if (!asked.ok) return tell(`${asked.error}\n`, 2);
  const { game, match, rest } = asked.value;
  const level = String(rest.level ?? 'casual');
  if (!game.levels.includes(level))
    return tell(`There is no level “${level}”. There are: ${game.levels.join(', ')}.\n`, 2);
  const opened = openAsked(asked.value);
  if (!opened.ok) return tell(`${opened.error}\n`, 2);
  const session = new Session(asked.value, opened.value, level);
  await session.run();
  if (rest.record !== undefined) {
    writeFileSync(
      String(rest.record),
      formatRecord({
        match,
        names: session.names,
        bots: session.drivers,
        entries: session.entries,
        outcome: opened.value.status.outcome,
      }),
    );
    tell(`The record is in ${rest.record}.\n`, 0);
  }
  return 0;
}

class Session {
  readonly entries: Entry[] = [];
  readonly names: readonly string[];
  readonly #asked: Asked;
  readonly #table: Table;
  readonly drivers: readonly (string | null)[];
  readonly #level: string;
  readonly #live = process.stdin.isTTY === true;
  readonly #input: Interface;
  readonly #waiting: string[] = [];
  #wake: (() => void) | null = null;
  #closed = false;

  constructor(asked: Asked, table: Table, level: string) {
    this.#asked = asked;
    this.#table = table;
    this.#level = level;
    this.names = Array.from({ length: asked.match.seats }, (_, seat) => (seat === ME ? 'Guest' : `Bot ${seat}`));
    this.drivers = this.names.map((_, seat) => (seat === ME ? null : level));
    this.#input = createInterface({ input: process.stdin });
    this.#input.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#input.on('close', () => {
      this.#closed = true;
      this.#wake?.();
    });
  }

  async run(): Promise<void> {
    const { say } = this.#asked.game;
    write(`${bold(say.title)}\n${say.summary}\n`);
    this.#tell(this.#table.openingEvents);
    let shown = -1;
    while (this.#table.status.outcome === null) {
      const next = nextAutomaticAct(
        this.#table,
        this.#asked.game,
        this.drivers,
        this.#asked.lexicon,
        this.#asked.match.seed,
      );
      if (!this.#table.status.toAct.includes(ME)) {
        if (next === null) throw new Error('The table waits for nobody.');
        if (this.#live) await sleep(Math.min(PAUSE, next.at - this.#table.at));
        this.#act(next);
        continue;
      }
      if (shown !== this.#table.n) {
        this.#look();
        shown = this.#table.n;
      }
      if (!(await this.#mine(next))) break;
    }
    this.#input.close();
    if (this.#table.status.outcome !== null) this.#end();
  }

  /** Waits for my line, or lets the others act when their time has come. False: I quit. */
  async #mine(next: AutomaticAct | null): Promise<boolean> {
    const asked = Date.now();
    const line = await this.#line(next === null ? null : next.at - this.#table.at);
    if (line === null) {
      if (this.#closed) return false;
      this.#act(next!);
      return true;
    }
    const text = line.trim();
    const { say } = this.#asked.game;
    if (text === 'quit') return false;
    if (text === 'help') write(say.moves.map((move) => `  ${move.text.padEnd(30)} ${move.help}\n`).join(''));
    else if (text === 'look') this.#look();
    else if (text === 'moves') write(`${listed(this.#table.listMoves(ME))}\n`);
    else if (/^hint\b/.test(text)) write(`${this.#hint(text.slice(4).trim())}\n`);
    else if (text !== '') this.#act({ by: ME, text, at: this.#table.at + (this.#live ? Date.now() - asked : 1000) });
    return true;
  }

  #line(most: number | null): Promise<string | null> {
    return new Promise((resolve) => {
      const timer = this.#live && most !== null ? setTimeout(() => done(null), most) : null;
      const done = (line: string | null): void => {
        if (timer !== null) clearTimeout(timer);
        this.#wake = null;
        resolve(line);
      };
      this.#wake = () => done(this.#waiting.shift() ?? null);
      if (this.#waiting.length > 0 || this.#closed) this.#wake();
      else if (this.#live) write('> ');
    });
  }

  #act({ by, text, at }: AutomaticAct): void {
    const done = act(this.#table, by, text, at);
    if (!done.ok) {
      write(`${red(this.#asked.game.say.refusal(done.error))}\n`);
      return;
    }
    this.entries.push(done.value.entry);
    this.#tell(done.value.events);
  }

  #tell(events: readonly Json[]): void {
    for (const event of events) {
      const sentence = this.#asked.game.say.event(event, this.names);
      if (sentence !== null) write(`${sentence}\n`);
    }
  }

  #look(): void {
    const { say } = this.#asked.game;
    const view = this.#table.viewFor(ME);
    write(`\n${say.table(view, ME, this.names)}\n${bold(say.prompt(view, ME, this.names))}\n`);
  }

  /** What a bot of a level, of the opponents' own unless named, would do in my place, from what I see. */
  #hint(named: string): string {
    const { game, match, lexicon } = this.#asked;
    const level = named === '' ? this.#level : named;
    if (!game.levels.includes(level)) return red(`There is no level “${level}”. There are: ${game.levels.join(', ')}.`);
    const env = { now: this.#table.at, random: randomFrom(`${match.seed} hint`, this.#table.n), lexicon };
    const hint = game.explain(this.#table.viewFor(ME), ME, level, env, this.names);
    const { name } = BOT_CHARACTERS[level as BotLevel];
    return hint === null ? `${name} would wait.` : `${name} would ${bold(hint.text)}: “${hint.why}”`;
  }

  #end(): void {
    const { ranking } = this.#table.status.outcome!;
    const { scores } = this.#table.status;
    write(`\n${this.#asked.game.say.table(this.#table.viewFor(ME), ME, this.names)}\n`);
    let place = 1;
    for (const seats of ranking) {
      for (const seat of seats) write(`${place}. ${this.names[seat]} ${scores[seat]}\n`);
      place += seats.length;
    }
  }
}

const listed = (moves: readonly string[]): string =>
  moves.length > 40 ? `${moves.slice(0, 40).join('\n')}\n… and ${moves.length - 40} more` : moves.join('\n');
const write = (text: string): void => void process.stdout.write(text);
const coloured = (code: number, text: string): string => (process.stdout.isTTY ? `\x1b[${code}m${text}\x1b[0m` : text);
const bold = (text: string): string => coloured(1, text);
const red = (text: string): string => coloured(31, text);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function tell(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
