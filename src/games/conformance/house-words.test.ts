// Every game with house words: bots play through votes, and the record replays elsewhere to the same end.

import { expect, it } from 'vitest';
import { answerBotRequest, botRequest, nextAutomaticAct } from '../../core/bot-driver.ts';
import { type LogEntry, lexiconForMatch } from '../../core/match.ts';
import { openMatch } from '../../core/open-match.ts';
import { formatRecord, parseRecord, replayRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { findGame, games } from '../index.ts';

const ACTS = 45;
const START = { add: ['QXA', 'QXAZ', 'PAULINA', 'XX'], ban: ['CAT', 'THE', 'ARE'] };
/** Every few acts the table votes on another word. */
const VOTES = ['add ZZ', 'ban AND', 'ban ONE', 'add CAT', 'ban QXA', 'add QXB', 'ban HOUSE', 'ban STAR'];

it.each(Object.keys(games))(
  '%s goes on through votes, and its record says the same elsewhere',
  { timeout: 180_000 },
  (id) => {
    const game = findGame(id)!;
    const seats = Math.max(2, game.seats[0]);
    const opened = openMatch(game, { seats, seed: 'house words', house: START }, loadLexicon);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { match, table } = opened.value;
    const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'casual' : 'beginner'));
    const entries: LogEntry[] = [];
    const votes = [...VOTES];
    while (entries.length < ACTS && table.status.outcome === null) {
      const isVote = entries.length % 7 === 3 && votes.length > 0;
      const next = isVote
        ? { by: 'clock' as const, text: `house ${votes.shift()}`, at: table.at }
        : nextAutomaticAct(game, opened.value, levels);
      if (next === null) break;
      const seat = 0;
      const [view, toAct] = [table.viewFor(seat), table.status.toAct];
      const done = performAct(table, next.by, next.text, next.at);
      if (!done.ok) throw new Error(`${next.text}: ${JSON.stringify(done.error)}`);
      if (isVote) {
        // Only the words have changed: what anybody sees, and who has to act, has not.
        expect([table.viewFor(seat), table.status.toAct]).toEqual([view, toAct]);
        expect(done.value.events).toHaveLength(1);
      }
      entries.push(done.value.entry);
    }
    expect(entries.some(({ text }) => text.startsWith('house '))).toBe(true);
    const text = formatRecord({ match, names: levels, bots: levels, entries, outcome: table.status.outcome });
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.sentence);
    const replayed = replayRecord(record.value, game, lexiconForMatch(record.value.match, loadLexicon));
    if (!replayed.ok) throw new Error(replayed.error.sentence);
    for (let seat = 0; seat < seats; seat++) expect(replayed.value.viewFor(seat)).toEqual(table.viewFor(seat));
    expect(replayed.value.lexicon.id).toBe(table.lexicon.id);
  },
);

it('a bot gets the same answer from any lexicon of its request', () => {
  const game = findGame('word-xchange')!;
  const opened = openMatch(game, { seats: 2, seed: 'bots', house: START }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { table, match, lexicon } = opened.value;
  const request = botRequest(table, match, table.status.toAct[0]!, 'master');
  expect(request.house).toEqual(table.house);
  const answer = answerBotRequest(request, game, lexicon);
  expect(answerBotRequest(request, game, loadLexicon('standard'))).toEqual(answer);
});

it('a game plays an added word by its own functions: it is listed, and bots leave it alone', () => {
  const game = findGame('word-xchange')!;
  const scenario = { board: 'Q X A Z', turn: 0, bag: 20 };
  const opened = openMatch(game, { seats: 2, seed: 'listed', house: START, scenario }, loadLexicon);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { table, match, lexicon } = opened.value;
  expect(table.listMoves(0)).toContain('make QXAZ');
  const bot = answerBotRequest(botRequest(table, match, 0, 'master'), game, lexicon);
  expect(bot?.text).toBe('end');
  performAct(table, 'clock', 'house ban QXAZ', 1);
  expect(table.listMoves(0)).not.toContain('make QXAZ');
});
