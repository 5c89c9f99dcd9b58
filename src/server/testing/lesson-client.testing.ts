// A teacher or a pupil for tests: a cookie, and a live channel that remembers every event.

import type { LessonView, NewLessonAnswer, PromptsAnswer, SentAnswer } from '../../core/lessons/lesson-api.ts';
import type { AnswerLines, Prompt } from '../../core/lessons/prompt.ts';

export type Answered = { readonly status: number; readonly body: Record<string, unknown>; readonly text: string };

export class LessonClient {
  readonly port: number;
  cookie: string;
  /** Everything this person has received, as it came. */
  readonly received: string[] = [];
  view: LessonView | null = null;
  /** The lesson is over for this connection. */
  isClosed = false;
  onView: (view: LessonView) => void = () => {};
  #stream: AbortController | null = null;

  constructor(port: number, cookie = '') {
    this.port = port;
    this.cookie = cookie;
  }

  async http(path: string, method = 'GET', body?: unknown): Promise<Answered> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const one of response.headers.getSetCookie())
      if (one.startsWith('wordhoard=')) this.cookie = one.split(';')[0]!;
    const text = await response.text();
    this.received.push(text);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : {}, text };
  }

  async prompts(game: string, kind: string, seed: string, count = 1): Promise<Prompt[]> {
    const request = { game, kind, deck: null, seed, count };
    const { body } = await this.http('/api/lessons/prompts', 'POST', request);
    return (body as unknown as PromptsAnswer).prompts.map(({ prompt }) => prompt);
  }

  async start(prompts: readonly Prompt[], until: number | null = null): Promise<NewLessonAnswer> {
    const { status, body } = await this.http('/api/lessons', 'POST', { prompts, until });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as unknown as NewLessonAnswer;
  }

  teach = (lesson: string, action: object): Promise<Answered> =>
    this.http(`/api/lessons/${lesson}/teach`, 'POST', action);

  join = (code: string, animal: string): Promise<Answered> => this.http('/api/lessons/join', 'POST', { code, animal });

  async send(lesson: string, prompt: number, rev: number, lines: AnswerLines, isDone = false): Promise<SentAnswer> {
    const { status, body } = await this.http(`/api/lessons/${lesson}/answers/${prompt}`, 'PUT', { rev, lines, isDone });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as unknown as SentAnswer;
  }

  /** Opens the live channel, and waits for the first view. */
  async listen(lesson: string): Promise<this> {
    const stream = new AbortController();
    this.#stream = stream;
    this.isClosed = false;
    const response = await fetch(`http://127.0.0.1:${this.port}/api/lessons/${lesson}/events`, {
      headers: { cookie: this.cookie },
      signal: stream.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const seen = this.view;
    void this.#read(response.body!, stream);
    await this.until((view) => view !== seen);
    return this;
  }

  async #read(body: ReadableStream<Uint8Array>, stream: AbortController): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        rest += decoder.decode(chunk, { stream: true });
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          const event = rest.slice(0, end);
          rest = rest.slice(end + 2);
          this.received.push(event);
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data === undefined) continue;
          this.view = JSON.parse(data) as LessonView;
          this.onView(this.view);
        }
      }
    } catch {
      // dropped on purpose
    }
    if (this.#stream === stream) this.isClosed = true;
  }

  drop(): void {
    this.#stream?.abort();
  }

  async until(isReached: (view: LessonView) => boolean, timeoutMs = 20_000): Promise<LessonView> {
    const giveUpAt = performance.now() + timeoutMs;
    while (this.view === null || !isReached(this.view)) {
      if (performance.now() > giveUpAt) throw new Error(`waited too long; the view is ${JSON.stringify(this.view)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.view;
  }
}
