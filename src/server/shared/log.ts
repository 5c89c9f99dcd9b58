// The log as the server's parts see it. app.ts connects it to pino; the level is set with LOG (config.ts).

type Write = (message: string, details?: { readonly [key: string]: unknown }) => void;

/** `error`: a defect in Wordhoard. `warn`: something outside failed. `info`: the node starts, stops or cleans up. `debug`: rooms and connections come and go. */
export type Log = { readonly error: Write; readonly warn: Write; readonly info: Write; readonly debug: Write };

/** An error with its stack where there is one. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
