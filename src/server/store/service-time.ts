// Service time in SQL. store.ts says what it is.

/** The latest service time a node asked for, at most a few seconds old. Unlike the wall clock it never jumps. */
export const SERVICE_TIME_SQL = '(select seen - lost from clock)';
