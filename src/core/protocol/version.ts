// The protocol's version, apart from its messages (protocol.ts): the web client needs it without the parser.

/** Raised by every change that a client or server of the version before would not understand. */
export const PROTOCOL_VERSION = 2;

/** WebSocket close code: the client's version is not the server's, so reconnecting will not help. */
export const CLOSE_OUTDATED = 4001;
