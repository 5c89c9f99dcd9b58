// A class in a lesson: 35 pupils behind one address join, and type their answers to three questions at the same time, with the
// limits that a server has by default. How soon does the teacher see each answer? The server has a process of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANIMALS } from '../../src/core/lessons/animals.ts';
import type { LessonView, TeacherLesson } from '../../src/core/lessons/lesson-api.ts';
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
    return { animal, client: await pupil.listen(lesson) };
  }),
);
const joinedMs = performance.now() - startedAt;

/** What the teacher sees of a pupil's answer. */
function seenOf({ pupils: all, prompts: asked }: TeacherLesson, animal: string, prompt: number): number {
  const items = asked[prompt]!.result.pupils[all.findIndex((one) => one.animal === animal)]?.items ?? [];
  const texts = items.filter(({ mark }) => mark !== 'missed').flatMap(({ text }) => text.split(' '));
  return prompts[prompt]!.game === 'word-power' ? items.filter(({ text }) => text !== '').length : texts.length;
}

type Sent = { readonly animal: string; readonly prompt: number; readonly count: number; readonly at: number };
let unseen: readonly Sent[] = [];
const delays: number[] = [];
teacher.onView = (view: LessonView) => {
  const now = performance.now();
  unseen = unseen.filter(({ animal, prompt, count, at }) => {
    if (seenOf(view as TeacherLesson, animal, prompt) < count) return true;
    delays.push(now - at);
    return false;
  });
};

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
  await Promise.all(
    pupils.map(({ client }) => client.until((view) => view.current === prompt && view.phase === 'open')),
  );
  const before = teacher.view as TeacherLesson;
  await Promise.all(
    pupils.map(async ({ animal, client }, i) => {
      const lines = answersTo(before, prompt, i);
      for (let count = 1; count <= lines.length; count++) {
        await sleep((Math.random() * 2 * WRITING_MS) / lines.length);
        const sentAt = { animal, prompt, count, at: performance.now() };
        unseen = [...unseen, sentAt];
        const answer = { rev: count, lines: lines.slice(0, count), isDone: count === lines.length };
        const { status } = await client.http(`/api/lessons/${lesson}/answers/${prompt}`, 'PUT', answer);
        if (status !== 200) refused++;
      }
    }),
  );
  await teacher.until((view) => (view as TeacherLesson).prompts[prompt]!.done === PUPILS);
  for (const [i, { animal }] of pupils.entries())
    if (seenOf(teacher.view as TeacherLesson, animal, prompt) !== answersTo(before, prompt, i).length) lost++;
  await teacher.teach(lesson, { do: 'reveal' });
}
for (const { client } of pupils) client.drop();
teacher.drop();
const peer = `${delays.length} answers to three questions`;
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
