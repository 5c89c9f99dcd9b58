// Handicaps of single seats, in every game: what the rules refuse and allow, clocks, targets, bots and records.

import { expect, it } from 'vitest';
import { answerBotRequest, botRequest, nextAutomaticAct } from '../../core/bot-driver.ts';
import { handicapOf } from '../../core/handicap/handicap.ts';
import { findHandicapFault, lexiconForSeat } from '../../core/handicap/seat-words.ts';
import { type LogEntry, lexiconForMatch } from '../../core/match.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { formatRecord, parseRecord, replayRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { findGame, games } from '../index.ts';
import { type Options, open } from './handicap-tables.testing.ts';

const WX = { board: 'S T R E A M S Q I B U O Y', turn: 0 };

it.each(Object.keys(games))(
  '%s: bots keep to their handicap, and the record replays the same',
  { timeout: 120_000 },
  (id) => {
    const game = findGame(id)!;
    const names = Object.keys(game.seatOptions);
    if (names.length === 0) return; // the template has none
    const options = Object.fromEntries(
      Object.entries(game.seatOptions).flatMap(([name, values]) => [
        [`${name}0`, values.at(-1)!],
        [`${name}1`, values[1]],
      ]),
    );
    const opened = openMatch(game, { seats: 2, options, seed: 'bots' }, loadLexicon);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { match, table, lexicon } = opened.value;
    expect(match.setup).toMatchObject(options);
    expect(table.openingEvents.filter((event) => (event as { type: string }).type === 'handicap')).toHaveLength(2);
    const sentence = game.say.event(table.openingEvents.at(-1)!, playerNames(['Ann', 'Ben'], 0));
    expect(sentence).toMatch(/^Ben’s handicap: .+\.$/);
    const entries: LogEntry[] = [];
    while (entries.length < 60 && table.status.outcome === null) {
      const next = nextAutomaticAct(game, opened.value, ['keen', 'master']);
      if (next === null) break;
      const done = performAct(table, next.by, next.text, next.at);
      if (!done.ok) throw new Error(`${next.text}: ${JSON.stringify(done.error)}`);
      for (const event of done.value.events)
        for (const { seat, word } of game.say.playedWords(event).filter(({ seat: by }) => by === next.by))
          expect([word, findHandicapFault(word, handicapOf(match.setup, seat), lexicon)]).toEqual([word, null]);
      entries.push(done.value.entry);
    }
    expect(entries.length).toBeGreaterThan(5);
    const record = parseRecord(formatRecord({ match, names: ['Ann', 'Ben'], entries, outcome: table.status.outcome }));
    if (!record.ok) throw new Error(record.error.sentence);
    const replayed = replayRecord(record.value, game, lexiconForMatch(record.value.match, loadLexicon));
    if (!replayed.ok) throw new Error(replayed.error.sentence);
    expect(replayed.value.viewFor(0)).toEqual(table.viewFor(0));
  },
);

it('a setup has only what differs, and refuses other values, seats and options', () => {
  const game = findGame('word-xchange')!;
  const setup = (options: Options) => game.resolveSetup('rulebook', options);
  expect(setup({ seatClock0: 100, seatLetters3: 0, seatWords1: 'all' })).toEqual(setup({}));
  const wrong: readonly Options[] = [
    { seatClock0: 110 },
    { seatClock5: 200 },
    { seatWords0: 'rare' },
    { seatLuck0: 1 },
  ];
  for (const options of wrong) expect(setup(options).ok).toBe(false);
});

it('the searches of a limited lexicon find what counts, and nothing else', () => {
  const whole = loadLexicon('standard');
  const limited = lexiconForSeat(whole, { letters: 4, words: 'easy' });
  expect(lexiconForSeat(whole, { letters: 0, words: 'all' })).toBe(whole);
  expect(lexiconForSeat(whole, { letters: 4, words: 'easy' })).toBe(limited);
  const counts = (word: string): boolean => findHandicapFault(word, { letters: 4, words: 'easy' }, whole) === null;
  const letters = { optional: 'STREAMSQI', minOptional: 3 };
  expect(limited.wordsFromLetters(letters)).toEqual(whole.wordsFromLetters(letters).filter(counts));
  expect(limited.wordsHiding('EAT')).toEqual(whole.wordsHiding('EAT').filter(counts));
  expect(limited.isPrefix('HOUS')).toBe(true);
  expect(['CAT', 'QAID', 'HOUSE'].map(limited.has)).toEqual([false, false, true]);
});

it('a bot in another thread gets the handicap with its request', () => {
  const game = findGame('word-xchange')!;
  const { match, table } = open('word-xchange', { seatLetters0: 6 }, WX);
  const move = answerBotRequest(botRequest(table, match, 0, 'master'), game, loadLexicon('standard'));
  expect(move?.text).toMatch(/^(end|make [A-Z]{6,})$/);
});
