import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../core/match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { performAct } from '../../../core/table.ts';
import type { Event } from '../rules/state.ts';
import { botGame, playBotMatch } from '../testing/bot-match.testing.ts';
import { lexicon, openTestTable } from '../testing/table.testing.ts';
import { eventWords } from './event-words.ts';
import { say } from './say.ts';

const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5', 'Player 6'];

/** Plays the acts of a golden match again. */
function goldenEvents(name: string): readonly Event[] {
  const text = readFileSync(new URL(`../golden/${name}.txt`, import.meta.url), 'utf8');
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const opened = botGame.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const events = [...table.openingEvents];
  for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
    const applied = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
    if (!applied.ok) throw new Error(`${move}: ${applied.error.code}`);
    events.push(...applied.value.events);
  }
  return events as unknown as readonly Event[];
}

function expectWordsInSentences(events: readonly Event[]): void {
  let count = 0;
  for (const event of events) {
    const sentence = say.event(event, playerNames(NAMES, null));
    const words = eventWords(event);
    if (sentence === null) expect(words, event.type).toEqual([]);
    else {
      const places = words.map((word) => sentence.search(new RegExp(`\\b${word}\\b`)));
      expect(places, sentence).not.toContain(-1);
      expect(places, `${sentence} ${words}`).toEqual(places.toSorted((a, b) => a - b));
    }
    count += words.length;
  }
  expect(count).toBeGreaterThan(20);
}

describe('the words of an event', () => {
  it.each(['rulebook', 'relaxed', 'full'])('are in its sentence, in the same order: golden match %s', (name) => {
    expectWordsInSentences(goldenEvents(name));
  });

  it('are in its sentence where everything is disputed', () => {
    const setup = { sameJudge: 'vote', legality: 'onQuestion', entryCheck: 'none' } as const;
    expectWordsInSentences(playBotMatch('words of events', ['child', 'expert', 'master'], setup).events);
  });

  it('include no Wordster and no text that is not a word', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPXQ', 'CAPE'] });
    expect([...table.openingEvents, ...table.act(0, 'announce CAPXQ')].flatMap(eventWords)).toEqual(['CAPXQ']);
    const odd = openTestTable({ wordster: 'CAP', lists: ["CAP'S", 'CAPE'] });
    expect(odd.act(0, "announce CAP'S").flatMap(eventWords)).toEqual([]);
  });
});
