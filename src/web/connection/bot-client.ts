// Lets bots think in a second worker, so that a person's move never waits for a bot. Without a second worker (an old
// browser, too little memory) they think in place. The worker's side is bot-worker.ts.

/// <reference lib="webworker" />

import type { BotMove, ExplainedBotMove } from '../../core/any-game.ts';
import { answerBotRequest, type BotRequest, explainBotRequest } from '../../core/bot-driver.ts';
import { playerNames } from '../../core/player-names.ts';
import { retryWithWords } from '../../lexicon/parts/retry-with-words.ts';
import type { LocalTableData } from './open-local-table.ts';

/** `names` is null for a move, and the players' names for a move with its reason. */
export type BotQuestion = { readonly request: BotRequest; readonly names: readonly string[] | null };
/** `failed`: the worker could not load the game or its words, or the bot threw an error. */
export type BotAnswer = { readonly move: BotMove | ExplainedBotMove | null; readonly failed: boolean };

type Waiting = {
  readonly question: BotQuestion;
  resolve(move: BotMove | ExplainedBotMove | null): void;
  reject(error: unknown): void;
};

export class BotClient {
  readonly #data: LocalTableData;
  #worker: Worker | null;
  /** The first one is being answered. Only one is sent at a time, so that outdated ones can be dropped. */
  #waiting: Waiting[] = [];

  constructor(data: LocalTableData) {
    this.#data = data;
    this.#worker = this.#start();
  }

  choose(request: BotRequest): Promise<BotMove | null> {
    return this.#ask({ request, names: null }) as Promise<BotMove | null>;
  }

  explain(request: BotRequest, names: readonly string[]): Promise<ExplainedBotMove | null> {
    return this.#ask({ request, names }) as Promise<ExplainedBotMove | null>;
  }

  /** Drops questions for moves from before act `n` that have not been started. */
  dropBefore(n: number): void {
    const [current, ...later] = this.#waiting;
    if (current === undefined) return;
    const isOutdated = ({ question }: Waiting): boolean => question.names === null && question.request.n < n;
    for (const waiting of later.filter(isOutdated)) waiting.resolve(null);
    this.#waiting = [current, ...later.filter((waiting) => !isOutdated(waiting))];
  }

  #ask(question: BotQuestion): Promise<BotMove | ExplainedBotMove | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (this.#waiting.length === 1) this.#sendNext();
    });
  }

  #sendNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    if (this.#worker === null) setTimeout(() => void this.#thinkInPlace());
    else this.#worker.postMessage(next.question);
  }

  /** The same script as this worker, so it is in the browser's cache. */
  #start(): Worker | null {
    try {
      const worker = new Worker(self.location.href, { type: 'module', name: 'bot' });
      const giveUp = (): void => {
        if (this.#worker === null) return;
        worker.terminate();
        this.#worker = null;
        this.#sendNext(); // the question that got no answer
      };
      worker.addEventListener('error', giveUp);
      worker.addEventListener('message', ({ data: { move, failed } }: MessageEvent<BotAnswer>) => {
        if (failed) return giveUp();
        this.#waiting.shift()?.resolve(move);
        this.#sendNext();
      });
      return worker;
    } catch {
      return null;
    }
  }

  async #thinkInPlace(): Promise<void> {
    const { lexicon, words } = this.#data;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) return;
    const { request, names } = waiting.question;
    try {
      const game = await this.#data.loadBots();
      const move = await retryWithWords(
        () =>
          names === null
            ? answerBotRequest(request, game, lexicon)
            : explainBotRequest(request, game, lexicon, playerNames(names, null)),
        (part) => words.waitFor(part),
      );
      waiting.resolve(move);
    } catch (error) {
      waiting.reject(error);
    }
    this.#sendNext();
  }
}
