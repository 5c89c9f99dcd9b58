import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { ANIMALS } from '../../core/lessons/animals.ts';
import type { PupilLesson, TeacherLesson } from '../../core/lessons/lesson-api.ts';
import { type LocalHub, openInProcessBus } from '../bus/in-process.ts';
import { startServer, stopServer } from '../testing/client.testing.ts';
import { type Answered, LessonClient } from '../testing/lesson-client.testing.ts';

it('members of a lesson count for the lesson, strangers for their address', { timeout: 120_000 }, async () => {
  const running = await startServer(undefined, 'on', undefined, {
    LIMIT_REQUESTS: '450/1',
    LIMIT_WRONG_CODES: '5/1',
    LIMIT_LESSON_MEMBER: '60/60',
  });
  const teacher = new LessonClient(running.port);
  const { lesson, code } = await teacher.start(await teacher.prompts('word-power', 'cards', 'limits'));
  // A hundred people type the right code at the same moment, though only five wrong guesses are allowed.
  const pupils = await Promise.all(
    ANIMALS.slice(0, 100).map(async (animal) => {
      const pupil = new LessonClient(running.port);
      expect((await pupil.http(`/api/lessons/code/${code}`)).status).toBe(200);
      expect((await pupil.join(code, animal)).status).toBe(200);
      return pupil;
    }),
  );
  const late = new LessonClient(running.port);
  expect((await late.join(code, ANIMALS[100]!)).body).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('full'),
  });
  const statuses = await Promise.all(
    pupils.flatMap((pupil) => [1, 2, 3, 4].map(async () => (await pupil.http(`/api/lessons/${lesson}`)).status)),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  // One member alone is stopped, and the others go on.
  const flood = await Promise.all(Array.from({ length: 90 }, () => pupils[0]!.http(`/api/lessons/${lesson}`)));
  expect(flood.some(({ status }) => status === 429)).toBe(true);
  expect((await pupils[1]!.http(`/api/lessons/${lesson}`)).status).toBe(200);
  const guesses = [];
  for (let i = 0; i < 8; i++)
    guesses.push((await new LessonClient(running.port).http('/api/lessons/code/XXXXXXXX')).status);
  expect(guesses).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
  const stranger = new LessonClient(running.port);
  let last = 0;
  for (let i = 0; i < 450 && last !== 429; i++) last = (await stranger.http(`/api/lessons/${lesson}`)).status;
  expect(last).toBe(429);
  expect((await pupils[2]!.http(`/api/lessons/${lesson}`)).status).toBe(200);
  await stopServer(running);
});

it('a copy of one’s data has one’s part in lessons, and deleting it deletes that part', {
  timeout: 120_000,
}, async () => {
  const running = await startServer();
  const rowsWith = (text: string): string => {
    const db = new DatabaseSync(join(running.data, 'wordhoard.db'));
    const rows = ['lessons', 'lesson_pupils', 'lesson_answers'].map((name) =>
      db.prepare(`select * from ${name}`).all(),
    );
    db.close();
    return JSON.stringify(rows).includes(text) ? JSON.stringify(rows) : '';
  };
  const [teacher, pupil, other] = [1, 2, 3].map(() => new LessonClient(running.port)) as [
    LessonClient,
    LessonClient,
    LessonClient,
  ];
  const { lesson, code } = await teacher.start(await teacher.prompts('word-power', 'cards', 'export'));
  await teacher.teach(lesson, { do: 'open', prompt: 0 });
  await pupil.join(code, 'Owl');
  await other.join(code, 'Fox');
  for (const one of [pupil, other]) await one.send(lesson, 0, 1, ['S2 3']);
  const personOf = (client: LessonClient): string => client.cookie.split('=')[1]!.split('.')[0]!;
  const exported = (await pupil.http('/api/me/export')).body.lessons;
  expect(exported).toEqual({
    taught: [],
    joined: [
      {
        ...{ lesson, animal: 'Owl', joinedAt: expect.any(Number) },
        answers: [
          {
            ...{ prompt: 0, rev: 1, lines: ['S2 3'], isDone: false },
            ...{ startedAt: expect.any(Number), changedAt: expect.any(Number) },
          },
        ],
      },
    ],
  });
  expect((await teacher.http('/api/me/export')).body.lessons).toMatchObject({
    taught: [{ id: lesson, pupilCount: 2 }],
    joined: [],
  });
  const person = personOf(pupil);
  expect(rowsWith(person)).not.toBe('');
  expect((await pupil.http('/api/me', 'DELETE')).status).toBe(200);
  expect(rowsWith(person)).toBe('');
  await teacher.listen(lesson);
  expect((teacher.view as TeacherLesson).pupils.map(({ animal }) => animal)).toEqual(['Fox']);
  teacher.drop();
  expect((await teacher.http('/api/me', 'DELETE')).status).toBe(200);
  expect(rowsWith(lesson)).toBe('');
  await stopServer(running);
});

it('a lesson goes on across nodes', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-lesson-nodes-'));
  const hub: LocalHub = new Set();
  const one = await startServer(data, 'off', openInProcessBus('one', hub, false));
  const two = await startServer(data, 'off', openInProcessBus('two', hub, false));
  const teacher = new LessonClient(one.port);
  const { lesson, code } = await teacher.start(await teacher.prompts('word-power', 'cards', 'nodes'));
  await teacher.listen(lesson);
  const pupil = new LessonClient(two.port);
  expect((await pupil.join(code, 'Owl')).status).toBe(200);
  await pupil.listen(lesson);
  await teacher.until((view) => view.pupilCount === 1);
  await teacher.teach(lesson, { do: 'open', prompt: 0, seconds: 600 });
  await pupil.until((view) => view.phase === 'open');
  await pupil.send(lesson, 0, 1, ['S1 1']);
  await teacher.until((view) => (view as TeacherLesson).prompts[0]!.answering === 1);
  await stopServer(two, true);
  await pupil.until(() => pupil.isClosed);
  // The browser connects again, to the other node.
  const again = await new LessonClient(one.port, pupil.cookie).listen(lesson);
  expect((again.view as PupilLesson).prompts[0]!.answer).toEqual({ rev: 1, lines: ['S1 1'], isDone: false });
  await again.send(lesson, 0, 2, ['S1 2'], true);
  await teacher.until((view) => (view as TeacherLesson).prompts[0]!.done === 1);
  teacher.drop();
  again.drop();
  await stopServer(one, true);
  rmSync(data, { recursive: true, force: true });
});

it('makes questions beside the tables, and nobody keeps all other teachers waiting', { timeout: 120_000 }, async () => {
  const running = await startServer();
  const teacher = new LessonClient(running.port);
  const ask = (seed: string, count: number): Promise<Answered> =>
    teacher.http('/api/lessons/prompts', 'POST', {
      ...{ game: 'outside-the-box', kind: 'letters', deck: null, seed, count },
    });
  await ask('warm', 1);
  const before = performance.eventLoopUtilization();
  expect((await ask('busy', 8)).status).toBe(200);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.4);
  const flood = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`flood ${i}`, 1)));
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(flood.filter(({ status }) => status === 503)).toHaveLength(4);
  await stopServer(running);
});
