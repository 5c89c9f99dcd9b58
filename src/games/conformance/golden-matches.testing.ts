// Golden matches: complete bot matches as text, with every act, its events, and hashes of what every seat saw.
// Any change of behavior shows up as a readable difference. For tests only.

import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import { playBots } from '../../core/bot-driver.ts';
import { latestAct } from '../../core/ending/played-match.ts';
import type { Json, PlayedMatch, Viewer } from '../../core/game.ts';
import { sha256 } from '../../core/hash/sha256.ts';
import type { LogEntry, Match } from '../../core/match.ts';
import { createMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import type { MatchRecord } from '../../core/records/record.ts';
import { parseTranscript, type Transcript } from '../../core/records/transcript.ts';
import { performAct, type Table } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';

const MAX_ACTS = 4000;

/** The folder of a game; the template is in the conformance suite. */
export const folderOf = ({ id }: AnyGame): string => (id === 'toy' ? 'src/games/conformance/toy' : `src/games/${id}`);

/** One match each with the fewest seats, the most seats, and the relaxed preset. */
export function listGoldenMatches(game: AnyGame): { name: string; match: Match }[] {
  const [min, max] = game.seats;
  return [
    { name: 'rulebook', preset: 'rulebook', seats: min },
    { name: 'relaxed', preset: 'relaxed', seats: Math.min(3, max) },
    { name: 'full', preset: 'rulebook', seats: max },
  ].map(({ name, preset, seats }) => {
    const created = createMatch(game, { seats, preset, seed: `golden ${name}` }, loadLexicon);
    if (!created.ok) throw new Error(created.error.code);
    // Without the lexicon's id, so that a new word does not change all golden files.
    return { name, match: { ...created.value.match, lexicon: '' } };
  });
}

/** Plays a match with bots of every level and returns its transcript. */
export function recordGoldenMatch(game: AnyGame, match: Match): string {
  const table = openGoldenTable(game, match);
  const botLevels = Array.from({ length: match.seats }, (_, seat) => BOT_LEVELS[(seat + 2) % BOT_LEVELS.length]!);
  const story = new GoldenTranscript(game, match, table);
  const lexicon = loadLexicon(match.list);
  playBots(game, { match, table, lexicon }, botLevels, MAX_ACTS, (entry, events) => story.tell(entry, events as never));
  return story.text();
}

/** Replays the acts of a transcript and returns the new transcript, which must be the same. */
export function replayGoldenMatch(game: AnyGame, text: string): string {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const table = openGoldenTable(game, match);
  const story = new GoldenTranscript(game, match, table);
  for (const { by, at, text: move } of listGoldenActs(text)) {
    const done = performAct(table, by, move, at);
    if (!done.ok) throw new Error(`act ${table.n + 1} “${move}” is refused: ${done.error.code} ${done.error.rule}`);
    story.tell(done.value.entry, done.value.events as never);
  }
  return story.text();
}

/** A golden match as tellEnding gets it. */
export function readPlayedMatch(game: AnyGame, text: string): PlayedMatch<Json, Json> {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const table = openGoldenTable(game, match);
  const acts = [latestAct(table, null, table.openingEvents)];
  for (const { by, at, text: move } of listGoldenActs(text)) {
    const done = performAct(table, by, move, at);
    if (done.ok) acts.push(latestAct(table, by, done.value.events));
  }
  return { acts, outcome: table.status.outcome!, lexicon: loadLexicon(match.list) };
}

/** A golden match as a record, with the lexicon of today. */
export function readGoldenRecord(game: AnyGame, text: string): MatchRecord {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const table = openGoldenTable(game, match);
  const entries = listGoldenActs(text).map(({ by, at, text: move }) => {
    const done = performAct(table, by, move, at);
    if (!done.ok) throw new Error(`“${move}” is refused: ${done.error.code}`);
    return done.value.entry;
  });
  const names = Array.from({ length: match.seats }, (_, seat) => `Player ${seat + 1}`);
  const { outcome } = table.status;
  return { match: { ...match, lexicon: loadLexicon(match.list).id }, names, entries, outcome };
}

const listGoldenActs = (text: string): Transcript['acts'] => parseTranscript(text)?.acts ?? [];

function openGoldenTable(game: AnyGame, match: Match): Table {
  const opened = game.openTable(match, loadLexicon(match.list));
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

class GoldenTranscript {
  readonly #game: AnyGame;
  readonly #names: readonly string[];
  readonly #table: Table;
  readonly #lines: string[];

  constructor(game: AnyGame, match: Match, table: Table) {
    this.#game = game;
    this.#table = table;
    this.#names = Array.from({ length: match.seats }, (_, seat) => `Player ${seat + 1}`);
    this.#lines = [JSON.stringify(match), ...this.#eventLines(table.openingEvents), this.#viewHashes()];
  }

  tell(entry: LogEntry, events: Table['openingEvents']): void {
    this.#lines.push(
      `> ${entry.n} ${entry.at} ${entry.by} ${entry.text}`,
      ...this.#eventLines(events),
      this.#viewHashes(),
    );
    if (entry.n % 25 === 0) this.#lines.push(this.#board('spectator'));
  }

  text(): string {
    const all = this.#table.viewFor('spectator');
    const own = [...this.#names.keys()].map(
      (seat) => `${seat} ${JSON.stringify(differingFields(this.#table.viewFor(seat), all))}`,
    );
    const lines = [...this.#lines, this.#board('spectator'), `spectator ${JSON.stringify(all)}`, ...own];
    return `${[...lines, JSON.stringify(this.#table.status)].join('\n')}\n`;
  }

  #eventLines(events: Table['openingEvents']): string[] {
    return events.map(
      (event) => `  ${this.#game.say.event(event, playerNames(this.#names, null)) ?? JSON.stringify(event)}`,
    );
  }

  /** A short hash of each viewer's view, so that a change of any field is noticed. */
  #viewHashes(): string {
    const hashes = (['spectator', ...this.#names.keys()] as Viewer[]).map((viewer) =>
      sha256(JSON.stringify(this.#table.viewFor(viewer))).slice(0, 6),
    );
    return `  seen ${hashes.join(' ')}`;
  }

  #board(viewer: Viewer): string {
    return this.#game.say
      .table(this.#table.viewFor(viewer), viewer, playerNames(this.#names, null))
      .replace(/^/gm, '  | ')
      .replace(/ +$/gm, '');
  }
}

/** The fields in which a seat's view differs from the public one; the hashes cover the rest. */
function differingFields(view: Json, all: Json): Json {
  const shared = new Map(Object.entries(all as object).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(view as object).filter(([field, value]) => shared.get(field) !== JSON.stringify(value)),
  );
}
