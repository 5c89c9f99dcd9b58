// A pupil's answer to one prompt. Every send holds all lines so far, so a lost request can simply be sent again.

import type { PupilPrompt, StoredAnswer } from '../../../core/lessons/lesson-api.ts';
import type { AnswerLines, LineVerdict, PromptView } from '../../../core/lessons/prompt.ts';
import { sendAnswer } from './lessons-api.ts';

const RETRY_MS = 2000;

/** Makes the next answer from what is stored. */
type Change = (stored: StoredAnswer) => { readonly lines: AnswerLines; readonly isDone: boolean };

export class AnswerSender {
  answer = $state.raw<StoredAnswer>({ rev: 0, lines: [], isDone: false });
  view = $state.raw<PromptView | null>(null);
  /** What the rules say about the lines sent last. */
  verdicts = $state.raw<readonly LineVerdict[]>([]);
  /** Why the answer could not be sent; it is tried again if that helps. */
  problem = $state('');
  isSending = $state(false);
  readonly #lesson: string;
  readonly #prompt: number;
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(lesson: string, { index, answer, view }: PupilPrompt) {
    this.#lesson = lesson;
    this.#prompt = index;
    this.answer = answer;
    this.view = view;
  }

  /** The server tells what it has stored, for example after another tab has sent something. */
  update({ answer, view }: PupilPrompt): void {
    if (this.isSending || answer.rev < this.answer.rev) return;
    this.answer = answer;
    if (view !== null) this.view = view;
  }

  /** Changes are sent one after another. */
  send(change: Change): Promise<void> {
    this.#queue = this.#queue.then(() => this.#send(change));
    return this.#queue;
  }

  close(): void {
    this.#isClosed = true;
  }

  async #send(change: Change): Promise<void> {
    this.isSending = true;
    for (;;) {
      if (this.#isClosed) break;
      const rev = this.answer.rev + 1;
      const next = change(this.answer);
      const sent = await sendAnswer(this.#lesson, this.#prompt, { ...next, rev });
      if (sent.ok) {
        const isOurs = sent.value.answer.rev === rev;
        this.problem = '';
        this.answer = sent.value.answer;
        this.view = sent.value.view;
        this.verdicts = sent.value.verdicts;
        if (isOurs) break;
        continue; // another tab was faster: the change is made to its answer
      }
      this.problem = sent.error.sentence;
      if (sent.error.status !== 0 && sent.error.status !== 429 && sent.error.status !== 503) break;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    this.isSending = false;
  }
}
