// Questions of one moment asked together, so that a round trip is paid once for all of them.
// Nobody waits for company: only while all lanes are busy do questions gather.

type Waiting<Question, Answer> = {
  readonly question: Question;
  done(answer: Answer): void;
  fail(error: unknown): void;
};

export type Batcher<Question, Answer> = {
  request(question: Question): Promise<Answer>;
  /** All that was asked before is answered. */
  drain(): Promise<void>;
};

/** Answers come in the order of the questions; if they cannot be had, that is everybody's answer. */
export function createBatcher<Question, Answer>(
  maxConcurrent: number,
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Batcher<Question, Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  const busy = new Set<Promise<void>>();

  const send = async (batch: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await answer(batch.map(({ question }) => question));
      for (const [i, { done }] of batch.entries()) done(answers[i]!);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };
  const flush = (): void => {
    if (waiting.length === 0 || busy.size >= maxConcurrent) return;
    const batch = waiting;
    waiting = [];
    const sent = send(batch).then(() => {
      busy.delete(sent);
      flush();
    });
    busy.add(sent);
  };
  return {
    request: (question) =>
      new Promise((done, fail) => {
        if (waiting.push({ question, done, fail }) === 1) setImmediate(flush);
      }),
    async drain() {
      flush();
      while (busy.size > 0) await Promise.all(busy);
    },
  };
}
