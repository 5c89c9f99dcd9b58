// Collects requests while others are under way and sends them together, so that they share one round trip.
// A request is never delayed to fill a batch: it waits only while all slots are busy.

type Pending<Request, Answer> = {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

export type Batcher<Request, Answer> = {
  request(request: Request): Promise<Answer>;
  /** Resolves when everything requested before is answered. */
  drain(): Promise<void>;
};

/** `answerAll` answers in the order of the requests. If it fails, all requests of the batch fail. */
export function createBatcher<Request, Answer>(
  maxConcurrent: number,
  answerAll: (requests: readonly Request[]) => Promise<readonly Answer[]>,
): Batcher<Request, Answer> {
  let pending: Pending<Request, Answer>[] = [];
  const running = new Set<Promise<void>>();

  const send = async (batch: readonly Pending<Request, Answer>[]): Promise<void> => {
    try {
      const answers = await answerAll(batch.map(({ request }) => request));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = (): void => {
    if (pending.length === 0 || running.size >= maxConcurrent) return;
    const batch = pending;
    pending = [];
    const sent = send(batch).then(() => {
      running.delete(sent);
      flush();
    });
    running.add(sent);
  };
  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        if (pending.push({ request, resolve, reject }) === 1) setImmediate(flush);
      }),
    async drain() {
      flush();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
