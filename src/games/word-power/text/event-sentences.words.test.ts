import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../core/match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { performAct, type Table } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import { say } from './say.ts';

const NAMES = Array.from({ length: 6 }, (_, seat) => `Player ${seat + 1}`);

/** Replays the acts of a golden match and collects all events. */
function eventsOfGolden(text: string): readonly Event[] {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const opened = game.openTable(match, loadLexicon(match.list));
  if (!opened.ok) throw new Error(opened.error.code);
  const table: Table = opened.value;
  const events = [...table.openingEvents];
  for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
    const result = performAct(table, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
    if (!result.ok) throw new Error(`“${move}” is refused: ${result.error.code}`);
    events.push(...result.value.events);
  }
  return events as unknown as readonly Event[];
}

const goldenFiles = globSync(`${import.meta.dirname}/../golden/*.txt`);

describe.each(goldenFiles)('the words of the events in %s', (file) => {
  const events = eventsOfGolden(readFileSync(file, 'utf8'));

  it('occur in the sentence, in capitals and in order', () => {
    for (const event of events) {
      const sentence = say.event(event, playerNames(NAMES, null)) ?? '';
      let from = 0;
      for (const word of say.words!(event)) {
        expect(word).toMatch(/^[A-Z]+$/);
        const at = sentence.indexOf(word, from);
        expect(at, sentence).toBeGreaterThanOrEqual(0);
        from = at + word.length;
      }
    }
  });

  it('include every word printed in capitals', () => {
    for (const event of events) {
      const capitals = (say.event(event, playerNames(NAMES, null)) ?? '').match(/\b[A-Z]{2,}\b/g) ?? [];
      expect(say.words!(event)).toEqual(expect.arrayContaining(capitals));
    }
  });
});

it('the words of all golden matches cover the events that show, challenge, reveal and remove a card', () => {
  const events = goldenFiles.flatMap((file) => eventsOfGolden(readFileSync(file, 'utf8')));
  const types = new Set(events.filter((event) => say.words!(event).length > 0).map(({ type }) => type));
  expect([...types].toSorted()).toEqual(['answerRevealed', 'cardPlaced', 'cardRemoved', 'challengeMade']);
});
