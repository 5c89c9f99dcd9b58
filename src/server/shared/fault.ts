// A request that can't be granted.

/** An HTTP status and a sentence to show. */
export type Fault = { readonly status: 400 | 403 | 404 | 409 | 503; readonly sentence: string };
