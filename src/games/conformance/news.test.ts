import { expect, it } from 'vitest';
import { BOT_LEVELS } from '../../core/bot-cast.ts';
import { nextAutomaticAct } from '../../core/bot-driver.ts';
import { narrateAct } from '../../core/narration/narrate.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { performAct } from '../../core/table.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';

const SEATS = 3;
const MAX_ACTS = 150;
/** More would not fit above a board. */
const MAX_CHARACTERS = 220;

it.each(Object.values(games))('$id tells everything that matters above the board, and briefly', (game) => {
  const opened = openMatch(game, { seats: SEATS, preset: 'rulebook', seed: 'news' }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  const players = playerNames(['Ann', 'Ben', 'Lena'], 0);
  // Nobody plays for Ann, so the clock does.
  const levels = [null, BOT_LEVELS[2]!, BOT_LEVELS[3]!];
  let scores = table.status.scores;
  let timeouts = 0;
  for (let i = 0; i < MAX_ACTS && table.status.outcome === null; i++) {
    const next = nextAutomaticAct(game, opened.value, levels)!;
    const isWaitedFor = table.status.toAct.length === 1 && table.status.toAct[0] === 0;
    const performed = performAct(table, next.by, next.text, next.at);
    if (!performed.ok) throw new Error(performed.error.code);
    const { lines, topics } = narrateAct(game, players, table.n, next.by, performed.value.events);
    const news = lines.filter((_, n) => topics[n]!.isNews).join(' ');
    expect(news.length, news).toBeLessThanOrEqual(MAX_CHARACTERS);
    const label = `${next.by} ${next.text}: ${JSON.stringify(performed.value.events)}`;
    if (next.by === 'clock' && isWaitedFor) {
      timeouts++;
      expect(news, label).not.toBe('');
    }
    if (scores.some((score, seat) => score !== table.status.scores[seat])) expect(news, label).not.toBe('');
    scores = table.status.scores;
  }
  expect(timeouts).toBeGreaterThan(0);
});
