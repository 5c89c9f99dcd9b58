import { expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { type AutomaticAct, nextAutomaticAct } from '../../../core/bot-driver.ts';
import { openMatch } from '../../../core/open-match.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { View } from '../rules/view.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';

const game = eraseTypes({
  rules,
  startFromScenario,
  bot,
  say,
  loadAnalyst: () => import('../analysis/analyst.ts'),
  loadPractice: () => import('../practice.ts'),
  loadDaily: () => import('../daily.ts'),
  loadLesson: () => import('../lesson.ts'),
});
const lexicon = loadLexicon('standard');

const PERSON = 0;
const TURNS = 1000;
const LEVELS = [null, 'child', 'casual', 'master'];

it('[WP-132] lets people challenge first: no bot challenges within 5 s of a card while a person still can', () => {
  let turns = 0;
  let challenges = 0;
  for (let i = 0; turns < TURNS; i++) {
    const opened = openMatch(
      game,
      { preset: 'relaxed', options: {}, seats: 4, seed: `people first ${i}` },
      () => lexicon,
    );
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    let latestCardAt = Number.NEGATIVE_INFINITY;
    const turn = (): number => (table.viewFor(PERSON) as View).turn;
    /** The person is slow, and challenges nothing. */
    const personAct = (): AutomaticAct | null => {
      const move = table.listMoves(PERSON).find((text) => !text.startsWith('challenge'));
      return move === undefined || !table.status.toAct.includes(PERSON)
        ? null
        : { by: PERSON, text: move, at: table.at + 30_000 };
    };
    while (table.status.outcome === null && turn() < 40) {
      const botAct = nextAutomaticAct(game, opened.value, LEVELS);
      const person = personAct();
      const next = person === null || (botAct !== null && botAct.at <= person.at) ? botAct! : person;
      if (next.text.startsWith('challenge') && table.listMoves(PERSON).some((text) => text.startsWith('challenge'))) {
        challenges++;
        expect(next.at - latestCardAt).toBeGreaterThanOrEqual(5000);
      }
      expect(performAct(table, next.by, next.text, next.at).ok).toBe(true);
      if (next.text.startsWith('place')) latestCardAt = next.at;
    }
    turns += turn();
  }
  expect(challenges).toBeGreaterThan(20);
});
