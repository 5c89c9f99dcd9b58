// Acts per second of each game's rules, with the views of all seats and a spectator after each act:
// `npm run bench -- rules`.
// The same acts of Word Xchange are played on boardgame.io, implemented the way its users would.

import type { AnyGame } from '../src/core/any-game.ts';
import { playBots } from '../src/core/bot-driver.ts';
import type { LogEntry, Match } from '../src/core/match.ts';
import { openMatch } from '../src/core/open-match.ts';
import { performAct } from '../src/core/table.ts';
import { games } from '../src/games/index.ts';
import { forEachWord } from '../src/lexicon/lists/word-graph.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { openBoardgameIo } from './rules/boardgame-io.ts';
import { installPeers } from './shared/install-peers.ts';
import {
  compareTimes,
  formatInterquartileRange,
  formatNumber,
  type Measurement,
  reportMeasurements,
  sink,
} from './shared/measure.ts';

const MATCHES = 6;
const ROUNDS = 15;
const SEATS = 3;

type Played = { readonly match: Match; readonly entries: readonly LogEntry[] };

function playMatch(game: AnyGame, seed: string, level: string): Played {
  const opened = openMatch(game, { seats: SEATS, seed }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const drivers = Array.from({ length: SEATS }, () => level);
  return { match: opened.value.match, entries: playBots(game, opened.value, drivers, 5000).entries };
}

/** Replays a whole match: validates and applies every act and builds all views. */
function replay(game: AnyGame, { match, entries }: Played): void {
  const opened = game.openTable(match, loadLexicon(game.defaultList));
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  for (const { by, text, at } of entries) {
    if (!performAct(table, by, text, at).ok) throw new Error(`${game.id} refuses its own act ${text}`);
    for (let seat = 0; seat < SEATS; seat++) sink[1] = table.viewFor(seat);
    sink[1] = table.viewFor('spectator');
  }
}

function pace(game: AnyGame): Measurement {
  const played = Array.from({ length: MATCHES }, (_, i) => playMatch(game, `rules ${i}`, 'casual'));
  const acts = played.reduce((sum, { entries }) => sum + entries.length, 0);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round++) {
    const started = performance.now();
    for (const each of played) replay(game, each);
    if (round >= 3) rates.push((1000 * acts) / (performance.now() - started));
  }
  const middle = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;
  return {
    name: `${game.id}: acts per second, with ${SEATS + 1} views each`,
    value: middle,
    spread: formatInterquartileRange(rates),
    target: null,
    peer: '',
  };
}

/** The same matches on boardgame.io; both must end with the same words. */
async function againstBoardgame(): Promise<Measurement> {
  const game = games['word-xchange'];
  const lexicon = loadLexicon(game.defaultList);
  const words = new Set<string>();
  forEachWord(lexicon.graph, (word) => words.add(word));
  const theirs = await openBoardgameIo(words);
  const played: Played[] = [];
  for (let i = 0; played.length < MATCHES; i++) {
    const one = playMatch(game, `same ${i}`, 'casual');
    if (one.entries.every(({ text }) => /^(make|steal|end)/.test(text))) played.push(one);
  }
  for (const each of played) {
    const mine = easelsOf(game, each);
    const their = theirs.replay(each.match, each.entries, () => {});
    if (JSON.stringify(mine) !== JSON.stringify(their)) throw new Error(`the table differs: ${mine} and ${their}`);
  }
  const acts = played.reduce((sum, { entries }) => sum + entries.length, 0);
  const { median, low, high } = compareTimes(
    () => ({ run: () => played.map((each) => replay(game, each)), times: acts }),
    () => ({
      run: () => played.map((each) => theirs.replay(each.match, each.entries, (view) => void (sink[1] = view))),
      times: acts,
    }),
  );
  return {
    name: 'word-xchange: the same acts and views, times faster',
    value: 1 / median,
    spread: `${formatNumber(1 / high)} – ${formatNumber(1 / low)}`,
    target: ['>=', 1],
    peer: 'boardgame.io, in one process, no network',
  };
}

function easelsOf(game: AnyGame, { match, entries }: Played): unknown {
  const opened = game.openTable(match, loadLexicon(game.defaultList));
  if (!opened.ok) throw new Error(opened.error.code);
  for (const { by, text, at } of entries) performAct(opened.value, by, text, at);
  return (opened.value.viewFor('spectator') as { easels: unknown }).easels;
}

installPeers();
reportMeasurements([...Object.values<AnyGame>(games).map(pace), await againstBoardgame()], 'rules');
