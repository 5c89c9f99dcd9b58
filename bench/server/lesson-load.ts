// A class in a lesson: 35 pupils behind one address join, and type their answers to three questions at the same time, with the
// limits that a server has by default. How soon does the teacher see each answer? The server has a process of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANIMALS } from '../../src/core/lessons/animals.ts';
import type { LessonTable, LessonView, TableAnswer, TeacherLesson } from '../../src/core/lessons/lesson-api.ts';
import type { AnswerLines, Prompt } from '../../src/core/lessons/prompt.ts';
import { LessonClient } from '../../src/server/testing/lesson-client.testing.ts';
import { endProcess, freePort, startProcess } from '../../src/server/testing/server-process.testing.ts';
import { formatInterquartileRange, percentile, reportMeasurements } from '../shared/measure.ts';

const PUPILS = 35;
const ANSWERS = 10;
/** A pupil writes one after the other within this time. */
const WRITING_MS = process.argv.includes('--quick') ? 2000 : 30_000;

const data = mkdtempSync(join(tmpdir(), 'wordhoard-lesson-load-'));
const port = await freePort();
const server = await startProcess(data, port, { LIMITS: 'on' });
const teacher = new LessonClient(port);
const prompts: Prompt[] = [];
for (const [game, kind] of [
  ['word-xchange', 'words'],
  ['word-power', 'cards'],
  ['wordsters', 'list'],
] as const)
  prompts.push(...(await teacher.prompts(game, kind, 'lesson load')));
const { lesson, code } = await teacher.start(prompts);
await teacher.listen(lesson);

let refused = 0;
const startedAt = performance.now();
const pupils = await Promise.all(
  ANIMALS.slice(0, PUPILS).map(async (animal) => {
    const pupil = new LessonClient(port);
    for (const { status } of [await pupil.http(`/api/lessons/code/${code}`), await pupil.join(code, animal)])
      if (status !== 200) refused++;
    return pupil.listen(lesson);
  }),
);
const joinedMs = performance.now() - startedAt;

type Sent = {
  readonly pupil: number;
  readonly prompt: number;
  readonly progress: 'writing' | 'done';
  readonly at: number;
};
/** First and last answers of pupils that the teacher hasn't seen yet. */
let unseen: readonly Sent[] = [];
const delays: number[] = [];
teacher.onView = (view: LessonView) => {
  const now = performance.now();
  const { pupils: all } = view as TeacherLesson;
  unseen = unseen.filter(({ pupil, prompt, progress, at }) => {
    const seen = all.find(({ animal }) => animal === ANIMALS[pupil])!.progress[prompt]!;
    if (seen !== progress && seen !== 'done') return true;
    delays.push(now - at);
    return false;
  });
};

/** How many answers of a pupil are in the teacher's table. */
function countAnswers({ columns, rows }: LessonTable, pupil: number, prompt: number): number {
  const { cells } = rows.find(({ animal }) => animal === ANIMALS[pupil])!;
  const items = cells.flatMap((cell, i) => (cell !== null && columns[i]!.prompt === prompt ? [cell] : []));
  if (prompts[prompt]!.game === 'word-power') return items.filter(({ text }) => text !== '').length;
  return items.filter(({ mark }) => mark !== 'missed').flatMap(({ text }) => text.split(' ')).length;
}

function answersTo(view: TeacherLesson, prompt: number, pupil: number): AnswerLines {
  const { question } = view.prompts[prompt]!.view;
  if (question.type === 'cards') return question.cards.map((_, i) => `S${((pupil + i) % 4) + 1} 1`);
  const words = view.prompts[prompt]!.result.groups.flatMap(({ rows }) => rows.map(({ text }) => text));
  // In Wordsters, forms of one word count once.
  const different = words.filter((word, i) => !words.slice(0, i).some((one) => one.startsWith(word.slice(0, 4))));
  return different.filter((_, i) => (i + pupil) % 3 !== 0).slice(0, ANSWERS);
}

let lost = 0;
for (const prompt of prompts.keys()) {
  await teacher.teach(lesson, { do: 'open', prompt });
  await Promise.all(pupils.map((client) => client.until((view) => view.current === prompt && view.phase === 'open')));
  const before = teacher.view as TeacherLesson;
  await Promise.all(
    pupils.map(async (client, i) => {
      const lines = answersTo(before, prompt, i);
      for (let count = 1; count <= lines.length; count++) {
        await sleep((Math.random() * 2 * WRITING_MS) / lines.length);
        const isDone = count === lines.length;
        if (count === 1 || isDone)
          unseen = [...unseen, { pupil: i, prompt, progress: isDone ? 'done' : 'writing', at: performance.now() }];
        const answer = { rev: count, lines: lines.slice(0, count), isDone };
        const { status } = await client.http(`/api/lessons/${lesson}/answers/${prompt}`, 'PUT', answer);
        if (status !== 200) refused++;
      }
    }),
  );
  await teacher.until((view) => (view as TeacherLesson).prompts[prompt]!.done === PUPILS);
  const { table } = (await teacher.http(`/api/lessons/${lesson}/table`)).body as unknown as TableAnswer;
  for (const i of pupils.keys()) if (countAnswers(table, i, prompt) !== answersTo(before, prompt, i).length) lost++;
  await teacher.teach(lesson, { do: 'reveal' });
}
for (const client of pupils) client.drop();
teacher.drop();
const peer = `first and last answers to three questions, ${delays.length} in all`;
reportMeasurements(
  [
    {
      name: `${PUPILS} pupils behind one address: until all have joined, s`,
      value: joinedMs / 1000,
      spread: '',
      target: ['<=', 10],
      peer: 'code, animal and live channel',
    },
    { name: 'requests refused', value: refused, spread: '', target: ['<=', 0], peer: 'limits as by default' },
    { name: 'answers lost or miscounted', value: lost + unseen.length, spread: '', target: ['<=', 0], peer },
    {
      name: 'from sending an answer to the teacher’s counts, p50, ms',
      value: percentile(delays, 0.5),
      spread: formatInterquartileRange(delays),
      target: null,
      peer,
    },
    {
      name: 'from sending an answer to the teacher’s counts, p99, ms',
      value: percentile(delays, 0.99),
      spread: '',
      target: ['<=', 500],
      peer,
    },
  ],
  'lesson-load',
);
await endProcess(server, 'SIGTERM');
rmSync(data, { recursive: true, force: true });
