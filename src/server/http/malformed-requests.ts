// Requests that never reach a route, because their URL or their HTTP cannot be parsed, get the same error answers as all
// others: {"ok":false,"sentence":…}.

import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const STATUS_TEXT = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;
const SENTENCES = {
  400: 'The server couldn’t read that request.',
  408: 'The request took too long to arrive.',
  431: 'The request’s headers are too long.',
} as const;

const statusOf = (code: string | undefined): keyof typeof SENTENCES =>
  code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;

/** Options for Fastify. */
export const malformedRequestHandlers = {
  frameworkErrors(error: { readonly statusCode?: number | undefined }, _: FastifyRequest, reply: FastifyReply): void {
    void reply.code(error.statusCode ?? 400).send({ ok: false, sentence: SENTENCES[400] });
  },
  clientErrorHandler(error: { readonly code?: string }, socket: Socket): void {
    // There is nobody left to answer.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    const body = JSON.stringify({ ok: false, sentence: SENTENCES[status] });
    const headers = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`];
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`,
    );
    // `end` only finishes our half: a client that never closes its half must not keep the socket.
    socket.destroySoon();
  },
};
