// What teachers and pupils send and receive over HTTP during a lesson. docs/protocol.md explains it; docs/openapi.json has the
// routes. A refusal is { ok: false, sentence }.

import type { Deck } from '../decks/deck.ts';
import type { Millis } from '../game.ts';
import type { CardDraft } from '../practice/practice-card.ts';
import type { AnswerLines, ClassResult, LineVerdict, Prompt, PromptResult, PromptView, PupilItem } from './prompt.ts';

/** 'live': the teacher opens one prompt after the other. 'homework': all are open until a date, each with the pupil's own clock. */
export type LessonMode = 'live' | 'homework';

/** 'waiting': no prompt is open yet. 'open': pupils answer. 'closed': the time is up, or the teacher stopped it. 'revealed': the
 *  class sees what was found. 'ended': the lesson is over. A homework is 'open' until its last day or its end. */
export type LessonPhase = 'waiting' | 'open' | 'closed' | 'revealed' | 'ended';

/** GET /api/lessons/kinds: what prompts can be made. */
export type PromptKindsAnswer = { readonly ok: true; readonly kinds: readonly PromptKind[] };
export type PromptKind = {
  readonly game: string;
  readonly gameTitle: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly seconds: number;
  /** What a deck needs, so that this can be made from it; '' if every deck will do. */
  readonly needs: string;
};

/** POST /api/lessons/prompts: makes prompts, the same ones for the same request. Nothing is stored. */
export type PromptRequest = {
  readonly game: string;
  readonly kind: string;
  /** null: built-in material. */
  readonly deck: Deck | null;
  readonly seed: string;
  readonly count: number;
};
/** May be fewer than asked for; then `sentence` says why. */
export type PromptsAnswer = {
  readonly ok: true;
  readonly prompts: readonly PreparedPrompt[];
  readonly sentence: string;
};
/** `result` is that of nobody's answers: what is possible, for the teacher to look at before the lesson. */
export type PreparedPrompt = { readonly prompt: Prompt; readonly view: PromptView; readonly result: PromptResult };

/** POST /api/lessons: starts a lesson. `until` makes it a homework. */
export type NewLesson = { readonly prompts: readonly Prompt[]; readonly until: Millis | null };
export type NewLessonAnswer = { readonly ok: true; readonly lesson: string; readonly code: string };

/** POST /api/lessons/{id}/teach, by the teacher. Repeating an action changes nothing. */
export type TeacherAction =
  /** Opens a prompt with its clock; `seconds` instead of the prompt's own time. A live lesson only. */
  | { readonly do: 'open'; readonly prompt: number; readonly seconds?: number | undefined }
  /** Stops the clock: no more answers. */
  | { readonly do: 'close' }
  /** Shows the class what was found. In a homework: of all prompts, which ends it. */
  | { readonly do: 'reveal' }
  | { readonly do: 'end' }
  /** Adds prompts at the end. `have` is how many there are, so that the same ones are not added twice. */
  | { readonly do: 'add'; readonly have: number; readonly prompts: readonly Prompt[] }
  /** Whether the class sees who is in which place; off at the start. */
  | { readonly do: 'showPlaces'; readonly on: boolean };
export type TeacherActionAnswer = { readonly ok: true };

/** GET /api/lessons/{id}, and each event of GET /api/lessons/{id}/events (server-sent events, named `lesson`): everything that this
 *  person may know now. A new event replaces the one before. */
export type LessonAnswer = { readonly ok: true; readonly lesson: LessonView };
export type LessonView = TeacherLesson | PupilLesson;

type LessonState = {
  readonly id: string;
  readonly mode: LessonMode;
  readonly phase: LessonPhase;
  /** The server's clock, to set one's own by. */
  readonly now: Millis;
  readonly promptCount: number;
  /** The prompt that is or was open last, counted from 0; null before the first one and in a homework. */
  readonly current: number | null;
  /** When the open prompt closes, or the homework; null if nothing is open. */
  readonly closesAt: Millis | null;
  readonly pupilCount: number;
  /** Whether the class sees places. */
  readonly showsPlaces: boolean;
  /** Once the teacher has turned them on, the total so far: revealed prompts only. */
  readonly places: readonly PlaceLine[] | null;
  /** When everything about the lesson is deleted. */
  readonly deletedAt: Millis;
};
export type PlaceLine = { readonly place: number; readonly animal: string; readonly points: number };

export type TeacherLesson = LessonState & {
  readonly role: 'teacher';
  readonly code: string;
  readonly prompts: readonly TeacherPrompt[];
  readonly pupils: readonly TeacherPupil[];
};
export type TeacherPrompt = {
  readonly prompt: Prompt;
  readonly view: PromptView;
  readonly isRevealed: boolean;
  /** Pupils who have sent something, and pupils who are done. */
  readonly answering: number;
  readonly done: number;
  /** Live: right up to the last stored answer. Prompts that were never opened have the result of nobody's answers. What each pupil
   *  found is in the table. */
  readonly result: ClassResult;
};
export type TeacherPupil = {
  readonly animal: string;
  readonly joinedAt: Millis;
  /** By prompt. */
  readonly progress: readonly ('none' | 'writing' | 'done')[];
  /** Points of all prompts. */
  readonly points: number;
};

export type PupilLesson = LessonState & {
  readonly role: 'pupil';
  readonly animal: string;
  /** Prompts that this pupil may see: the current one and those before it; in a homework all. */
  readonly prompts: readonly PupilPrompt[];
};
export type PupilPrompt = {
  readonly index: number;
  /** What to do, before the pupil's own clock runs. */
  readonly title: string;
  readonly game: string;
  readonly seconds: number;
  /** null as long as the pupil hasn't begun, in a homework. */
  readonly view: PromptView | null;
  readonly state: 'ready' | 'open' | 'closed' | 'revealed';
  /** When it closes for this pupil; null if it isn't open. */
  readonly closesAt: Millis | null;
  readonly answer: StoredAnswer;
  /** null until it is revealed. */
  readonly revealed: RevealedPrompt | null;
};
/** What the server has stored. `rev` is 0 if there is nothing yet. */
export type StoredAnswer = {
  readonly rev: number;
  readonly lines: AnswerLines;
  readonly isDone: boolean;
};
export type RevealedPrompt = ClassResult & {
  readonly points: number;
  readonly items: readonly PupilItem[];
  readonly missed: readonly string[];
  /** Cards for the pupil's Practice. */
  readonly practice: readonly CardDraft[];
};

/** GET /api/lessons/code/{code}: what somebody sees who has typed the code. */
export type CodeAnswer = {
  readonly ok: true;
  readonly lesson: string;
  readonly mode: LessonMode;
  /** Animals that others have. */
  readonly taken: readonly string[];
  /** The animal this device already has in the lesson; null if it has none. */
  readonly mine: string | null;
};

/** POST /api/lessons/join. Somebody who has an animal keeps it. 409 with `taken` if another pupil has it. */
export type JoinLesson = { readonly code: string; readonly animal: string };
export type JoinAnswer = { readonly ok: true; readonly lesson: string; readonly animal: string };
export type AnimalTaken = { readonly ok: false; readonly sentence: string; readonly taken: readonly string[] };

/** POST /api/lessons/{id}/begin/{prompt}: starts the pupil's own clock, in a homework. Repeating it changes nothing. */
export type BeginAnswer = { readonly ok: true; readonly prompt: PupilPrompt };

/** PUT /api/lessons/{id}/answers/{prompt}: the whole answer so far. `rev` is one more than that of the last answer this device
 *  knows; an answer that is not newer than the stored one changes nothing. Lines that aren't legal are not stored. */
export type SendAnswer = { readonly rev: number; readonly lines: AnswerLines; readonly isDone: boolean };
export type SentAnswer = {
  readonly ok: true;
  /** What is stored now: the answer that was sent, or a newer one from another tab. */
  readonly answer: StoredAnswer;
  /** For each line that was sent. */
  readonly verdicts: readonly LineVerdict[];
  /** The question with the stored answer, such as the grid with the next letter. */
  readonly view: PromptView;
};

/** GET /api/lessons/{id}/table, for the teacher: pupils × items. /table.csv is the same as CSV. */
export type TableAnswer = { readonly ok: true; readonly table: LessonTable };
export type LessonTable = {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
};
export type TableColumn = { readonly prompt: number; readonly label: string; readonly possible: number };
export type TableRow = {
  readonly animal: string;
  /** By column; null if the pupil sent no answer to the prompt. */
  readonly cells: readonly (PupilItem | null)[];
  readonly points: number;
  /** By prompt. */
  readonly missed: readonly (readonly string[])[];
};

/** GET /api/lessons/{id}/prompts.json and /answers.json, for the teacher: `wordhoard prompt` makes the table from them again. */
export type PromptFile = {
  readonly format: 'Wordhoard prompts 1';
  readonly lexicon: string;
  readonly prompts: readonly Prompt[];
};
export type AnswerFile = {
  readonly format: 'Wordhoard answers 1';
  readonly pupils: readonly {
    readonly animal: string;
    /** By prompt; null if there is none. */
    readonly answers: readonly (AnswerLines | null)[];
  }[];
};

/** GET /api/me/lessons: lessons that I teach, latest first. */
export type OwnLessonsAnswer = { readonly ok: true; readonly lessons: readonly OwnLesson[] };
export type OwnLesson = {
  readonly id: string;
  readonly code: string;
  readonly mode: LessonMode;
  readonly isOver: boolean;
  readonly games: readonly string[];
  readonly startedAt: Millis;
  readonly pupilCount: number;
  readonly deletedAt: Millis;
};

/** DELETE /api/lessons/{id}, by the teacher: deletes the lesson with all answers at once. */
