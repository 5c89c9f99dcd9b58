// The HTTP requests about the copy of a person's own data on the server (docs/protocol.md).

export const ITEM_KINDS = ['games', 'practice'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** `data` is text that only its source understands; null: the item was deleted. Of two versions the newer stamp stays. */
export type Item = { readonly id: string; readonly stamp: number; readonly data: string | null };

/** `status` is that of HTTP; 0 if the server can't be reached. */
export type ItemsFailure = { readonly ok: false; readonly status: number; readonly sentence: string };
type Answer<T> = ({ readonly ok: true } & T) | ItemsFailure;

export type ItemsApi = {
  read(
    kind: ItemKind,
    copy: string,
    since: string,
  ): Promise<Answer<{ readonly items: readonly Item[]; readonly more: boolean; readonly next: string }>>;
  write(kind: ItemKind, copy: string, items: readonly Item[]): Promise<Answer<{ readonly newer: readonly Item[] }>>;
};

export type CopyStatus = {
  readonly copy: string | null;
  readonly kinds: { readonly [kind in ItemKind]: { readonly items: number; readonly bytes: number } };
};

async function request<T>(path: string, method = 'GET', body?: unknown): Promise<Answer<T>> {
  try {
    const init =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(path, { method, ...init });
    const answer = (await response.json()) as ({ ok: true } & T) | { ok: false; sentence: string };
    return answer.ok ? answer : { ok: false, status: response.status, sentence: answer.sentence };
  } catch {
    return { ok: false, status: 0, sentence: 'Can’t reach the server. Try again in a moment.' };
  }
}

export const itemsApi: ItemsApi = {
  read: (kind, copy, since) =>
    request(`/api/me/items/${kind}?copy=${encodeURIComponent(copy)}&since=${encodeURIComponent(since)}`),
  write: (kind, copy, items) => request(`/api/me/items/${kind}`, 'PUT', { copy, items }),
};
export const getCopyStatus = () => request<CopyStatus>('/api/me/items');
export const startCopy = () => request<{ readonly copy: string }>('/api/me/items', 'POST', {});
export const deleteCopy = () => request('/api/me/items', 'DELETE');
