// Lessons on this node: starting and running them, joining by code, answers, and the table at the end. Everything is in the
// store, so any node can do any of it.

import { ANIMALS } from '../../core/lessons/animals.ts';
import type {
  AnimalTaken,
  AnswerFile,
  CodeAnswer,
  LessonTable,
  LessonView,
  NewLesson,
  OwnLesson,
  PromptFile,
  PromptRequest,
  PupilPrompt,
  SendAnswer,
  SentAnswer,
  TeacherAction,
} from '../../core/lessons/lesson-api.ts';
import { buildTable } from '../../core/lessons/lesson-table.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { randomCode } from '../shared/codes.ts';
import type { ServerContext } from '../shared/context.ts';
import type { Fault } from '../shared/fault.ts';
import { randomId } from '../shared/identity.ts';
import type { StoredLesson } from '../store/lessons/lessons.ts';
import { createLessonFeeds } from './lesson-feeds.ts';
import { applyAction, closingTime, GRACE_MS, phaseOf } from './lesson-progress.ts';
import { createSnapshotReader, describePrompt, kindFor, type LessonSnapshot, readSnapshot } from './lesson-snapshot.ts';
import { answerOf, pupilPrompt, viewFor } from './lesson-views.ts';
import { LESSON_LIST, listPromptKinds, readPrompts } from './prepare-prompts.ts';
import type { PromptMaker } from './prompt-maker.ts';
import { createTurns } from './turns.ts';

const DAY_MS = 24 * 3_600_000;
/** Answers are deleted this long after the lesson began; of a homework, after its last day. */
const KEPT_MS = 30 * DAY_MS;
const MAX_HOMEWORK_MS = 60 * DAY_MS;
const MAX_PUPILS = 100;
const MAX_OWN_LESSONS = 100;

const NO_LESSON: Fault = { status: 404, sentence: 'We can’t find this lesson. It may have been deleted.' };
const NO_CODE: Fault = { status: 404, sentence: 'We can’t find a lesson with that code. Check it and try again.' };
const NOT_TEACHER: Fault = { status: 403, sentence: 'Only the teacher can do that.' };
const NO_PROMPT: Fault = { status: 404, sentence: 'There’s no such question.' };
const TIME_UP: Fault = { status: 409, sentence: 'Time’s up. Your answer before that counts.' };
const NOT_BEGUN: Fault = { status: 409, sentence: 'Start this question first.' };
const BUSY: Fault = { status: 409, sentence: 'That didn’t work. Please try again.' };
const FULL: Fault = { status: 409, sentence: `This lesson is full: ${MAX_PUPILS} pupils have joined.` };

export type Lessons = ReturnType<typeof createLessons>;

/** `now` is UTC: service time stands still while no server runs, but a homework doesn't. */
export function createLessons(server: ServerContext, now: () => number, promptMaker: PromptMaker) {
  const store = server.requestStore.lessons;
  const lexicon = (): Lexicon => server.openList(LESSON_LIST);
  const inTurn = createTurns();
  const read = createSnapshotReader((id) => readSnapshot(id, store, lexicon(), inTurn));
  const feeds = createLessonFeeds({ read, inTurn, lexicon, bus: server.bus, now, log: server.log });

  const forTeacher = async (id: string, person: string): Promise<Result<LessonSnapshot, Fault>> => {
    const snapshot = await read(id);
    if (snapshot === null) return err(NO_LESSON);
    return snapshot.lesson.host === person ? ok(snapshot) : err(NOT_TEACHER);
  };

  const findByCode = async (code: string): Promise<string | null> => {
    const id = await store.findByCode(code.toUpperCase().replace(/[^A-Z]/g, ''));
    if (id === null) return null;
    const lesson = await store.get(id);
    return lesson === null || phaseOf(lesson, now()) === 'ended' ? null : id;
  };

  return {
    feeds,
    kinds: listPromptKinds,
    makePrompts: (request: PromptRequest, address: string) => promptMaker.make(request, address),

    async start(person: string, { prompts: given, until }: NewLesson): Promise<Result<StoredLesson, Fault>> {
      const prompts = await readPrompts(given, lexicon());
      if (prompts === null || prompts.length === 0)
        return err({ status: 400, sentence: 'Choose at least one question for the lesson.' });
      const startedAt = now();
      if (until !== null && (until <= startedAt || until > startedAt + MAX_HOMEWORK_MS))
        return err({ status: 400, sentence: 'Choose a last day within the next 60 days.' });
      for (;;) {
        const lesson: StoredLesson = {
          ...{ id: randomId(), code: randomCode(), host: person, mode: until === null ? 'live' : 'homework' },
          ...{ lexicon: lexicon().id, startedAt, prompts, rev: 1, deletedAt: (until ?? startedAt) + KEPT_MS },
          progress: {
            ...{ current: null, closesAt: until, revealed: [], endedAt: null, showsPlaces: false },
            opened: until === null ? [] : prompts.map((_, i) => i),
          },
          accepts: until === null ? null : { prompt: 'all', until: until + GRACE_MS },
        };
        if (await store.add(lesson)) return ok(lesson);
      }
    },

    async act(id: string, person: string, action: TeacherAction): Promise<Fault | null> {
      const wanted =
        action.do === 'add' ? { ...action, prompts: (await readPrompts(action.prompts, lexicon())) ?? [] } : action;
      if (wanted.do === 'add' && wanted.prompts.length === 0)
        return { status: 400, sentence: 'Choose at least one question for the lesson.' };
      for (let attempt = 0; attempt < 5; attempt++) {
        const lesson = await store.get(id);
        if (lesson === null) return NO_LESSON;
        if (lesson.host !== person) return NOT_TEACHER;
        const changed = applyAction(lesson, wanted, now());
        if (!changed.ok) return changed.error;
        if (changed.value === lesson) return null;
        if (await store.save({ ...changed.value, rev: lesson.rev + 1 })) {
          feeds.changed(id);
          return null;
        }
      }
      return BUSY;
    },

    async view(id: string, person: string): Promise<Result<LessonView, Fault>> {
      const snapshot = await read(id);
      const view = snapshot && (await inTurn(() => viewFor(snapshot, person, now(), lexicon())));
      return view === null ? err(NO_LESSON) : ok(view);
    },

    findByCode,
    async describeCode(id: string, person: string | null): Promise<Result<Omit<CodeAnswer, 'ok'>, Fault>> {
      const lesson = await store.get(id);
      if (lesson === null) return err(NO_CODE);
      const pupils = await store.listPupils(id);
      const mine = pupils.find((pupil) => pupil.person === person)?.animal ?? null;
      const taken = pupils.map(({ animal }) => animal).filter((animal) => animal !== mine);
      return ok({ lesson: id, mode: lesson.mode, taken, mine });
    },
    async join(id: string, person: string, animal: string): Promise<Result<string, Fault & Partial<AnimalTaken>>> {
      const lesson = await store.get(id);
      if (lesson === null) return err(NO_CODE);
      if (lesson.host === person)
        return err({ status: 409, sentence: 'You’re the teacher of this lesson on this device. Join on another one.' });
      const pupils = await store.listPupils(id);
      const known = pupils.find((pupil) => pupil.person === person);
      if (known !== undefined) return ok(known.animal);
      if (!ANIMALS.includes(animal)) return err({ status: 400, sentence: 'Choose an animal.' });
      if (pupils.length >= MAX_PUPILS) return err(FULL);
      const joined = await store.join(id, { person, animal, joinedAt: now() });
      if (joined === null) {
        const taken = (await store.listPupils(id)).map((pupil) => pupil.animal);
        return err({ status: 409, sentence: `Somebody else is the ${animal} already. Choose another animal.`, taken });
      }
      feeds.changed(id);
      return ok(joined);
    },

    async begin(id: string, person: string, prompt: number): Promise<Result<PupilPrompt, Fault>> {
      const before = await read(id);
      const isPupil = before?.pupils.some((pupil) => pupil.person === person) ?? false;
      if (before === null || !isPupil) return err(NO_LESSON);
      const { lesson } = before;
      if (lesson.prompts[prompt] === undefined || lesson.mode !== 'homework') return err(NO_PROMPT);
      if (phaseOf(lesson, now()) !== 'open') return err(TIME_UP);
      await store.begin(id, person, prompt, now());
      const snapshot = await read(id);
      const index = snapshot?.pupils.findIndex((pupil) => pupil.person === person) ?? -1;
      if (snapshot === null || index < 0) return err(NO_LESSON);
      feeds.changed(id);
      return ok(await inTurn(() => pupilPrompt(snapshot, index, prompt, now(), lexicon())));
    },

    async answer(
      id: string,
      person: string,
      index: number,
      { rev, lines: sent, isDone }: SendAnswer,
    ): Promise<Result<Omit<SentAnswer, 'ok'>, Fault>> {
      const lesson = await store.get(id);
      if (lesson === null) return err(NO_LESSON);
      const prompt = lesson.prompts[index];
      if (prompt === undefined) return err(NO_PROMPT);
      const stored = await store.getAnswer(id, person, index);
      if (stored === null && !(await store.listPupils(id)).some((pupil) => pupil.person === person))
        return err(NO_LESSON);
      const kind = await kindFor(prompt);
      const before = stored?.lines ?? [];
      const accepted = kind.accept(prompt.position, before, sent, lexicon());
      const at = now();
      let current = stored;
      if (stored === null || stored.rev < rev) {
        const closesAt = closingTime(lesson, index, stored ?? undefined);
        if (stored === null && lesson.mode === 'homework') return err(NOT_BEGUN);
        if (closesAt === null || at > closesAt + GRACE_MS) return err(TIME_UP);
        const answer = {
          ...{ person, prompt: index, rev, lines: accepted.lines, isDone },
          ...{ startedAt: stored?.startedAt ?? at, changedAt: at },
        };
        const isStored = await store.answer(id, answer);
        current = isStored ? answer : await store.getAnswer(id, person, index);
        if (isStored) feeds.changed(id);
        else if (current === null || current.rev < rev) return err(TIME_UP);
      }
      const answer = answerOf(current);
      const view = describePrompt(prompt, kind, answer.lines, lexicon());
      return ok({ answer, verdicts: accepted.verdicts, view });
    },

    async table(id: string, person: string): Promise<Result<LessonTable, Fault>> {
      const snapshot = await forTeacher(id, person);
      if (!snapshot.ok) return snapshot;
      return ok(await inTurn(() => buildTable(snapshot.value.answering, snapshot.value.results)));
    },
    async promptFile(id: string, person: string): Promise<Result<PromptFile, Fault>> {
      const snapshot = await forTeacher(id, person);
      if (!snapshot.ok) return snapshot;
      const { lexicon: words, prompts } = snapshot.value.lesson;
      return ok({ format: 'Wordhoard prompts 1', lexicon: words, prompts });
    },
    async answerFile(id: string, person: string): Promise<Result<AnswerFile, Fault>> {
      const snapshot = await forTeacher(id, person);
      return snapshot.ok ? ok({ format: 'Wordhoard answers 1', pupils: snapshot.value.answering }) : snapshot;
    },

    async listOf(person: string): Promise<readonly OwnLesson[]> {
      const own = await store.listOf(person, MAX_OWN_LESSONS);
      return own.map(({ id, code, mode, games, startedAt, pupilCount, deletedAt, progress }) => ({
        ...{ id, code, mode, games, startedAt, pupilCount, deletedAt },
        isOver: progress.endedAt !== null || (mode === 'homework' && (progress.closesAt ?? 0) <= now()),
      }));
    },
    async delete(id: string, person: string): Promise<Fault | null> {
      const lesson = await store.get(id);
      if (lesson === null) return null;
      if (lesson.host !== person) return NOT_TEACHER;
      await store.delete(id);
      feeds.changed(id);
      return null;
    },
    stop: () => feeds.stop(),
  };
}
