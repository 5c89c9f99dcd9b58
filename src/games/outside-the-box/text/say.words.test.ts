// The words an event names for definitions: they are real words of its sentence.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../core/match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { openTable, performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { rules } from '../rules/rules.ts';
import type { Event } from '../rules/state.ts';
import { nearlyFullGrid, openTestTable } from '../testing/table.testing.ts';
import { say } from './say.ts';

/** All events of a golden match, replayed from its acts. */
function replayEvents(text: string): readonly Event[] {
  const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
  const table = openTable(rules, match, loadLexicon(match.list));
  if (!table.ok) throw new Error(table.error.code);
  const events = [...table.value.openingEvents];
  for (const [, at, by, move] of text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)) {
    const played = performAct(table.value, by === 'clock' ? 'clock' : Number(by), move!, Number(at));
    if (!played.ok) throw new Error(`${move} is refused: ${played.error.code}`);
    events.push(...played.value.events);
  }
  return events as unknown as readonly Event[];
}

const names = playerNames(['Ann', 'Bo', 'Cy', 'Di', 'Ed'], null);
describe('the words of an event', () => {
  it.each(globSync('src/games/outside-the-box/golden/*.txt'))('occur in its sentence, in order: %s', (file) => {
    const events = replayEvents(readFileSync(file, 'utf8'));
    for (const event of events) {
      const sentence = say.event(event, names);
      const words = say.words!(event);
      expect(sentence?.match(/\b[A-Z]{2,}\b/g)?.filter((word) => words.includes(word)) ?? []).toEqual(words);
    }
    expect(events.flatMap((event) => say.words!(event)).length).toBeGreaterThan(0);
  });

  it('are the marked or unmarked word, and the counted words without exceptional ones', () => {
    const table = openTestTable({
      setup: { scoring: 'manual' },
      words: 'DOOR',
      lexicon: loadLexicon('standard'),
      scenario: {
        grids: { '0': nearlyFullGrid(0).with(0, 'DOORXX').with(2, 'ANNAXX'), '1': 36 },
        exceptions: { '0': ['ANNA'] },
      },
    });
    expect(table.act(0, 'mark R1 1-4').map(say.words!)).toEqual([['DOOR']]);
    expect(table.act(0, 'unmark R1 1-4').map(say.words!)).toEqual([['DOOR']]);
    table.acts(['0 mark R1 1-4', '0 mark R3 1-4', '0 done']);
    const scored = table.act(1, 'done').filter(({ type }) => type === 'scored');
    expect(scored.map(say.words!)).toEqual([['DOOR'], []]);
  });
});
