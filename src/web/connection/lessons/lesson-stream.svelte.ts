// The live view of a lesson: every event of the server is the whole view, so the newest one is all there is to know.

import type { LessonView } from '../../../core/lessons/lesson-api.ts';
import { getLesson } from './lessons-api.ts';

const RETRY_MS = 3000;

export class LessonStream {
  lesson = $state.raw<LessonView | null>(null);
  /** Why there is no lesson to show; '' if nothing is wrong. */
  problem = $state('');
  /** The connection is lost and comes back by itself. */
  isOffline = $state(false);
  /** The server's clock minus the one of this device. */
  #clockOffset = 0;
  readonly #id: string;
  #events: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string) {
    this.#id = id;
    this.#open();
  }

  /** The server's time, by the clock of this device. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Asks for the view at once, for example after an action. */
  async refresh(): Promise<void> {
    const answer = await getLesson(this.#id);
    if (this.#isClosed) return;
    if (answer.ok) this.#receive(answer.value.lesson);
    else if (answer.error.status !== 0) this.problem = answer.error.sentence;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#events?.close();
  }

  #open(): void {
    const events = new EventSource(`/api/lessons/${encodeURIComponent(this.#id)}/events`);
    this.#events = events;
    events.addEventListener('lesson', ({ data }: MessageEvent<string>) =>
      this.#receive(JSON.parse(data) as LessonView),
    );
    events.addEventListener('error', () => {
      this.isOffline = true;
      if (events.readyState !== EventSource.CLOSED) return;
      // The server has said no, or a proxy has: the plain request says why.
      void this.refresh().then(() => {
        if (this.problem === '' && !this.#isClosed) this.#retry = setTimeout(() => this.#open(), RETRY_MS);
      });
    });
  }

  #receive(lesson: LessonView): void {
    this.#clockOffset = lesson.now - Date.now();
    this.lesson = lesson;
    this.isOffline = false;
  }
}
