import { expect, it } from 'vitest';
import { parseDeck } from '../../core/decks/parse-deck.ts';
import { lexiconForMatch, type Match } from '../../core/match.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { formatRecord, parseRecord, replayRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { findGame, games } from '../index.ts';

const KEYS = 'BRAVE RAPID TIMID ANNUAL HUMBLE ANCIENT SUMMIT VICTORY FEEBLE CLEVER'.split(' ');
const TEXT = `title Week 12
${KEYS.map((key, i) => `card ${key}: ribbon, ${i % 3 === 0 ? '!' : '='}candle, harvest, window`).join('\n')}
triple LOV
triple EVA
triple ANG
triple OTI
triple STA
task Our farm: barn, elmhurst
`;

function open(game: string, text: string, seats = 3): OpenedMatch {
  const deck = parseDeck(text);
  if (!deck.ok) throw new Error(JSON.stringify(deck.error));
  const opened = openMatch(findGame(game)!, { seats, seed: 'a deck', deck: deck.value }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

it('a closed deck allows its words alone, in every game', () => {
  for (const game of Object.keys(games)) {
    const { lexicon } = open(game, `only these words\nharvest\norchard\n${TEXT}`);
    expect([lexicon.has('HARVEST'), lexicon.has('BARN'), lexicon.has('HOUSE')], game).toEqual([true, true, false]);
  }
});

it.each(Object.keys(games))('a record of %s with a deck is replayed from its text alone', (id) => {
  const game = findGame(id)!;
  const { match, table } = open(id, TEXT);
  const entries = [];
  for (let n = 1; n <= 3; n++) {
    const seat = [0, 1, 2].find((one) => table.listMoves(one).length > 0)!;
    const text = table.listMoves(seat)[0]!;
    if (performAct(table, seat, text, 0).ok) entries.push({ n, at: 0, by: seat, text });
  }
  const text = formatRecord({ match, names: ['A', 'B', 'C'], entries, outcome: table.status.outcome });
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.sentence);
  const replayed = replayRecord(record.value, game, lexiconForMatch(record.value.match, loadLexicon));
  expect(replayed.ok && replayed.value.viewFor(0)).toEqual(table.viewFor(0));
  const { deck: _, ...without }: Match = record.value.match;
  expect(replayRecord({ ...record.value, match: without }, game, lexiconForMatch(without, loadLexicon)).ok).toBe(false);
});
