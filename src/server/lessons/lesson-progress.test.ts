import { expect, it } from 'vitest';
import type { TeacherAction } from '../../core/lessons/lesson-api.ts';
import type { Prompt } from '../../core/lessons/prompt.ts';
import type { StoredLesson } from '../store/lessons/lessons.ts';
import { applyAction, closingTime, GRACE_MS, phaseOf } from './lesson-progress.ts';

const PROMPT: Prompt = { game: 'wordsters', kind: 'list', seconds: 60, position: {} };
const live: StoredLesson = {
  ...{ id: 'l', code: 'C', host: 'ann', mode: 'live', lexicon: 'x', startedAt: 0, prompts: [PROMPT, PROMPT], rev: 1 },
  progress: { current: null, closesAt: null, opened: [], revealed: [], endedAt: null, showsPlaces: false },
  accepts: null,
  deletedAt: 9e9,
};
const homework: StoredLesson = {
  ...live,
  mode: 'homework',
  progress: { ...live.progress, closesAt: 1_000_000, opened: [0, 1] },
  accepts: { prompt: 'all', until: 1_002_000 },
};

function after(lesson: StoredLesson, now: number, ...actions: readonly TeacherAction[]): StoredLesson {
  return actions.reduce((changed, action) => {
    const result = applyAction(changed, action, now);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
  }, lesson);
}
const refusal = (lesson: StoredLesson, action: TeacherAction, now = 0): string | null => {
  const result = applyAction(lesson, action, now);
  return result.ok ? null : result.error.sentence;
};

it('a live lesson goes from prompt to prompt', () => {
  expect(phaseOf(live, 0)).toBe('waiting');
  expect(refusal(live, { do: 'reveal' })).toMatch(/Start a question/);
  const open = after(live, 1000, { do: 'open', prompt: 0 });
  expect([phaseOf(open, 1000), phaseOf(open, 60_999), phaseOf(open, 61_000)]).toEqual(['open', 'open', 'closed']);
  expect(open.accepts).toEqual({ prompt: 0, until: 61_000 + GRACE_MS });
  expect(closingTime(open, 0, undefined)).toBe(61_000);
  expect(closingTime(open, 1, undefined)).toBeNull();
  expect(refusal(open, { do: 'open', prompt: 1 }, 2000)).toMatch(/End the open question/);
  const closed = after(open, 5000, { do: 'close' });
  expect([phaseOf(closed, 5000), closed.accepts]).toEqual(['closed', { prompt: 0, until: 7000 }]);
  const more = after(closed, 8000, { do: 'open', prompt: 0, seconds: 30 });
  expect([phaseOf(more, 37_999), more.progress.opened]).toEqual(['open', [0]]);
  const revealed = after(closed, 9000, { do: 'reveal' });
  expect([phaseOf(revealed, 9000), revealed.accepts, closingTime(revealed, 0, undefined)]).toEqual([
    'revealed',
    null,
    null,
  ]);
  expect(refusal(revealed, { do: 'open', prompt: 0 })).toMatch(/known already/);
  expect(refusal(revealed, { do: 'open', prompt: 7 })).toMatch(/no such question/);
  const ended = after(revealed, 9000, { do: 'open', prompt: 1 }, { do: 'end' });
  expect([phaseOf(ended, 9000), ended.progress.revealed, ended.accepts]).toEqual(['ended', [0, 1], null]);
  expect(refusal(ended, { do: 'open', prompt: 1 })).toMatch(/over/);
});

it('repeating an action changes nothing', () => {
  const open = after(live, 1000, { do: 'open', prompt: 0 });
  const actions: readonly TeacherAction[] = [
    { do: 'open', prompt: 0 },
    { do: 'add', have: 2, prompts: [PROMPT] },
    { do: 'showPlaces', on: true },
    { do: 'close' },
    { do: 'reveal' },
    { do: 'end' },
  ];
  let lesson = open;
  for (const action of actions) {
    lesson = after(lesson, 2000, action);
    expect(after(lesson, 2000, action), action.do).toBe(lesson);
  }
  expect(lesson.prompts).toHaveLength(3);
});

it('a homework has each pupil’s own clock, within its last day', () => {
  expect(phaseOf(homework, 999_999)).toBe('open');
  expect(phaseOf(homework, 1_000_000)).toBe('closed');
  expect(closingTime(homework, 1, undefined)).toBeNull();
  expect(closingTime(homework, 1, { startedAt: 5000 })).toBe(65_000);
  expect(closingTime(homework, 1, { startedAt: 990_000 })).toBe(1_000_000);
  expect(refusal(homework, { do: 'open', prompt: 0 })).toMatch(/all questions are open/);
  expect(refusal(homework, { do: 'add', have: 2, prompts: [PROMPT] })).toMatch(/stay as they are/);
  const over = after(homework, 2000, { do: 'reveal' });
  expect([phaseOf(over, 2000), over.progress.revealed]).toEqual(['ended', [0, 1]]);
});
