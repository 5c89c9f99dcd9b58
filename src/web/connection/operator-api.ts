// The requests of the operator page. The token is sent in a header and kept in memory only.

export type OperatorRoom = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly connected: number;
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly addresses: readonly string[];
    readonly seat: number;
  }[];
};
export type OperatorOverview = {
  readonly rooms: readonly OperatorRoom[];
  readonly connections: number;
  readonly bans: readonly {
    readonly id: string;
    readonly kind: string;
    readonly target: string;
    readonly reason: string;
    readonly expiresAt: number;
  }[];
  readonly announcement: { readonly text: string } | null;
  readonly reports: readonly {
    readonly id: string;
    readonly kind: string;
    readonly reported: string;
    readonly reportedName: string;
    readonly text: string;
    readonly at: number;
  }[];
  readonly log: readonly {
    readonly id: string;
    readonly at: number;
    readonly address: string;
    readonly action: string;
    readonly details: string;
  }[];
};

export type OperatorRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What follows /api/admin. */
  readonly path: string;
  readonly body?: { readonly [key: string]: unknown };
};

/** The answer, or a sentence that says what is wrong. */
export async function askOperatorApi(
  token: string,
  { method, path, body }: OperatorRequest,
): Promise<{ readonly answer: unknown } | { readonly sentence: string }> {
  try {
    const response = await fetch(`/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 404 && path === '')
      return { sentence: 'This server has no operator page. Start it with ADMIN_TOKEN to get one.' };
    const answer = (await response.json()) as { readonly ok: boolean; readonly sentence?: string };
    return answer.ok ? { answer } : { sentence: answer.sentence ?? 'Something went wrong. Try again.' };
  } catch {
    return { sentence: 'Can’t reach the server. Try again in a moment.' };
  }
}
