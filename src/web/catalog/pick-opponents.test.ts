import { expect, it } from 'vitest';
import { BOT_LEVELS, levelOf } from '../../core/bot-cast.ts';
import { difficulties, isDifficulty } from './difficulty.ts';
import { pickOpponents } from './pick-opponents.ts';

const names = Object.keys(difficulties).filter(isDifficulty);

it.each(names)('picks two different bots of neighboring levels for “%s”', (difficulty) => {
  for (const random of [0, 0.4, 0.99]) {
    const bots = pickOpponents(difficulty, [], () => random);
    expect(new Set(bots).size).toBe(2);
    const [a, b] = bots.map((id) => BOT_LEVELS.indexOf(levelOf(id)!));
    expect(Math.abs(a! - b!)).toBe(1);
  }
});

it('picks others than last time', () => {
  const first = pickOpponents('medium', [], () => 0);
  const second = pickOpponents('medium', first, () => 0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

it('gets harder from step to step', () => {
  const strength = names.map((difficulty) =>
    Math.min(...pickOpponents(difficulty, []).map((id) => BOT_LEVELS.indexOf(levelOf(id)!))),
  );
  expect(strength).toEqual(strength.toSorted((a, b) => a - b));
});
