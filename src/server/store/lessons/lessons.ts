// What the store keeps about lessons: the prompts and where the lesson is, the animal of each pupil, and their answers. Nobody's
// name. The same SQL runs on both databases.

import type { LessonMode } from '../../../core/lessons/lesson-api.ts';
import type { AnswerLines, Prompt } from '../../../core/lessons/prompt.ts';

/** Where a lesson is. Prompts are counted from 0. */
export type LessonProgress = {
  /** The prompt that was opened last. */
  readonly current: number | null;
  /** When it closes or closed; of a homework, when all do. */
  readonly closesAt: number | null;
  /** Prompts that were open at some time, in this order. */
  readonly opened: readonly number[];
  readonly revealed: readonly number[];
  readonly endedAt: number | null;
  readonly showsPlaces: boolean;
};

export type StoredLesson = {
  readonly id: string;
  readonly code: string;
  /** The teacher. */
  readonly host: string;
  readonly mode: LessonMode;
  /** The id of the lexicon that answers were judged with. */
  readonly lexicon: string;
  readonly startedAt: number;
  readonly prompts: readonly Prompt[];
  readonly progress: LessonProgress;
  /** Which prompt takes answers, and until when: every prompt in a homework. null: none. */
  readonly accepts: { readonly prompt: number | 'all'; readonly until: number } | null;
  /** Raised by one with every change of the lesson itself. */
  readonly rev: number;
  /** When it is deleted, with all answers. */
  readonly deletedAt: number;
};

export type StoredPupil = { readonly person: string; readonly animal: string; readonly joinedAt: number };

export type StoredLessonAnswer = {
  readonly person: string;
  readonly prompt: number;
  /** 0: the pupil has begun, and sent nothing yet. */
  readonly rev: number;
  readonly lines: AnswerLines;
  readonly isDone: boolean;
  readonly startedAt: number;
  readonly changedAt: number;
};

export type LessonSummary = Pick<StoredLesson, 'id' | 'code' | 'mode' | 'startedAt' | 'deletedAt' | 'progress'> & {
  readonly games: readonly string[];
  readonly pupilCount: number;
};

/** What a person has in lessons of others, for the copy of their own data. */
export type OwnLessonPart = {
  readonly lesson: string;
  readonly animal: string;
  readonly joinedAt: number;
  readonly answers: readonly Omit<StoredLessonAnswer, 'person'>[];
};

export interface LessonStore {
  /** false if the code is taken. */
  add(lesson: StoredLesson): Promise<boolean>;
  get(id: string): Promise<StoredLesson | null>;
  findByCode(code: string): Promise<string | null>;
  /** Writes everything that can change if the stored revision is rev - 1; false if somebody else was first. */
  save(lesson: StoredLesson): Promise<boolean>;
  /** The animal the person has from now on: the one they had before, if they had one. null if somebody else has this one. */
  join(lesson: string, pupil: StoredPupil): Promise<string | null>;
  listPupils(lesson: string): Promise<readonly StoredPupil[]>;
  /** Starts the pupil's clock for a prompt. Repeating it changes nothing. */
  begin(lesson: string, person: string, prompt: number, at: number): Promise<void>;
  /** Stores an answer that is newer than the stored one, while the lesson takes answers to this prompt. */
  answer(lesson: string, answer: StoredLessonAnswer): Promise<boolean>;
  getAnswer(lesson: string, person: string, prompt: number): Promise<StoredLessonAnswer | null>;
  listAnswers(lesson: string): Promise<readonly StoredLessonAnswer[]>;
  /** Lessons this person teaches, latest first. */
  listOf(host: string, limit: number): Promise<readonly LessonSummary[]>;
  listPartsOf(person: string): Promise<readonly OwnLessonPart[]>;
  delete(lesson: string): Promise<void>;
  /** Deletes up to `limit` lessons whose time has come. Returns how many. */
  deleteExpired(now: number, limit: number): Promise<number>;
  /** Deletes the lessons the person teaches, and their part in others. */
  erase(person: string): Promise<void>;
}

export const LESSON_MIGRATION = `
  create table lessons (id text primary key, code text not null unique, host text not null, head text not null, prompts text not null,
    progress text not null, open_prompt int not null, open_until bigint not null, rev int not null, started bigint not null, expires bigint not null);
  create index lessons_host on lessons (host);
  create index lessons_expires on lessons (expires);
  create table lesson_pupils (lesson text not null, person text not null, animal text not null, joined bigint not null, primary key (lesson, person));
  create unique index lesson_pupils_animal on lesson_pupils (lesson, animal);
  create index lesson_pupils_person on lesson_pupils (person);
  create table lesson_answers (lesson text not null, prompt int not null, person text not null, rev int not null, lines text not null,
    done int not null, started bigint not null, changed bigint not null, primary key (lesson, prompt, person));
  create index lesson_answers_person on lesson_answers (person);`;

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

const ALL_PROMPTS = -1;
const NO_PROMPT = -2;

const openPrompt = ({ accepts }: StoredLesson): number =>
  accepts === null ? NO_PROMPT : accepts.prompt === 'all' ? ALL_PROMPTS : accepts.prompt;

export const lessonsIn = (query: Query): LessonStore => {
  const remove = async (lesson: string): Promise<void> => {
    // The lesson goes first, so that no answer comes after its deletion.
    await query('delete from lessons where id = $1', lesson);
    await query('delete from lesson_answers where lesson = $1', lesson);
    await query('delete from lesson_pupils where lesson = $1', lesson);
  };
  return {
    async add(lesson) {
      const { id, code, host, mode, lexicon, startedAt, prompts, progress, accepts, rev, deletedAt } = lesson;
      const added = await query(
        `insert into lessons (id, code, host, head, prompts, progress, open_prompt, open_until, rev, started, expires)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
        ...[id, code, host, JSON.stringify({ mode, lexicon }), JSON.stringify(prompts), JSON.stringify(progress)],
        ...[openPrompt(lesson), accepts?.until ?? 0, rev, startedAt, deletedAt],
      );
      return added.length === 1;
    },
    async get(id) {
      return (await query('select * from lessons where id = $1', id)).map(readLesson)[0] ?? null;
    },
    async findByCode(code) {
      const [row] = await query('select id from lessons where code = $1', code);
      return row === undefined ? null : (row.id as string);
    },
    async save(lesson) {
      const { id, prompts, progress, accepts, rev, deletedAt } = lesson;
      const saved = await query(
        `update lessons set prompts = $2, progress = $3, open_prompt = $4, open_until = $5, rev = $6, expires = $7
         where id = $1 and rev = $8 returning id`,
        ...[id, JSON.stringify(prompts), JSON.stringify(progress), openPrompt(lesson), accepts?.until ?? 0],
        ...[rev, deletedAt, rev - 1],
      );
      return saved.length === 1;
    },
    async join(lesson, { person, animal, joinedAt }) {
      await query(
        `insert into lesson_pupils (lesson, person, animal, joined) select lessons.id, $2, $3, $4 from lessons where id = $1
         on conflict do nothing`,
        ...[lesson, person, animal, joinedAt],
      );
      const [row] = await query('select animal from lesson_pupils where lesson = $1 and person = $2', lesson, person);
      return row === undefined ? null : (row.animal as string);
    },
    async listPupils(lesson) {
      const rows = await query('select * from lesson_pupils where lesson = $1 order by joined, animal', lesson);
      return rows.map(readPupil);
    },
    async begin(lesson, person, prompt, at) {
      await query(
        `insert into lesson_answers (lesson, prompt, person, rev, lines, done, started, changed)
         select lessons.id, $2, $3, 0, '[]', 0, $4, $5 from lessons where id = $1 on conflict do nothing`,
        ...[lesson, prompt, person, at, at],
      );
    },
    async answer(lesson, { person, prompt, rev, lines, isDone, startedAt, changedAt }) {
      const stored = await query(
        `insert into lesson_answers (lesson, prompt, person, rev, lines, done, started, changed)
         select lessons.id, $2, $3, $4, $5, $6, $7, $8 from lessons
         where id = $1 and open_prompt in ($9, ${ALL_PROMPTS}) and open_until >= $10
         on conflict (lesson, prompt, person) do update
         set rev = excluded.rev, lines = excluded.lines, done = excluded.done, changed = excluded.changed
         where lesson_answers.rev < excluded.rev returning rev`,
        ...[
          lesson,
          prompt,
          person,
          rev,
          JSON.stringify(lines),
          Number(isDone),
          startedAt,
          changedAt,
          prompt,
          changedAt,
        ],
      );
      return stored.length === 1;
    },
    async getAnswer(lesson, person, prompt) {
      const sql = 'select * from lesson_answers where lesson = $1 and prompt = $2 and person = $3';
      return (await query(sql, lesson, prompt, person)).map(readAnswer)[0] ?? null;
    },
    async listAnswers(lesson) {
      return (await query('select * from lesson_answers where lesson = $1 order by prompt, person', lesson)).map(
        readAnswer,
      );
    },
    async listOf(host, limit) {
      const rows = await query(
        `select lessons.*, (select count(*) from lesson_pupils where lesson = lessons.id) as pupils
         from lessons where host = $1 order by started desc, id limit $2`,
        ...[host, limit],
      );
      return rows.map((row) => {
        const { id, code, mode, startedAt, deletedAt, progress, prompts } = readLesson(row);
        const games = [...new Set(prompts.map(({ game }) => game))];
        return { id, code, mode, startedAt, deletedAt, progress, games, pupilCount: Number(row.pupils) };
      });
    },
    async listPartsOf(person) {
      const answers = await query('select * from lesson_answers where person = $1 order by prompt', person);
      const parts = await query('select * from lesson_pupils where person = $1 order by joined', person);
      return parts.map((row) => ({
        ...{ lesson: row.lesson as string, animal: row.animal as string, joinedAt: row.joined as number },
        answers: answers
          .filter((answer) => answer.lesson === row.lesson)
          .map((answer) => {
            const { person: _, ...rest } = readAnswer(answer);
            return rest;
          }),
      }));
    },
    delete: remove,
    async deleteExpired(now, limit) {
      const old = await query('select id from lessons where expires < $1 limit $2', now, limit);
      for (const { id } of old) await remove(id as string);
      return old.length;
    },
    async erase(person) {
      for (const { id } of await query('select id from lessons where host = $1', person)) await remove(id as string);
      await query('delete from lesson_answers where person = $1', person);
      await query('delete from lesson_pupils where person = $1', person);
    },
  };
};

function readLesson(row: Row): StoredLesson {
  const { mode, lexicon } = JSON.parse(row.head as string) as Pick<StoredLesson, 'mode' | 'lexicon'>;
  const open = row.open_prompt as number;
  return {
    ...{ id: row.id as string, code: row.code as string, host: row.host as string, mode, lexicon },
    startedAt: row.started as number,
    prompts: promptsIn(row.id as string, row.prompts as string),
    progress: JSON.parse(row.progress as string) as LessonProgress,
    accepts:
      open === NO_PROMPT ? null : { prompt: open === ALL_PROMPTS ? 'all' : open, until: row.open_until as number },
    rev: row.rev as number,
    deletedAt: row.expires as number,
  };
}

const MAX_CACHED_LESSONS = 500;
const cachedPrompts = new Map<string, { readonly text: string; readonly prompts: readonly Prompt[] }>();

/** The same objects for the same lesson, because what a position allows is cached with it. */
function promptsIn(lesson: string, text: string): readonly Prompt[] {
  const known = cachedPrompts.get(lesson);
  if (known?.text === text) return known.prompts;
  const prompts = JSON.parse(text) as readonly Prompt[];
  if (cachedPrompts.size >= MAX_CACHED_LESSONS) cachedPrompts.clear();
  cachedPrompts.set(lesson, { text, prompts });
  return prompts;
}

const readPupil = (row: Row): StoredPupil => ({
  person: row.person as string,
  animal: row.animal as string,
  joinedAt: row.joined as number,
});

const readAnswer = (row: Row): StoredLessonAnswer => ({
  person: row.person as string,
  prompt: row.prompt as number,
  rev: row.rev as number,
  lines: JSON.parse(row.lines as string) as AnswerLines,
  isDone: row.done === 1,
  startedAt: row.started as number,
  changedAt: row.changed as number,
});
