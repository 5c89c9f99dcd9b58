// The HTTP side: pages, files, health. Every answer carries the security headers.
// Not the interface for programs (api.ts) nor the sockets (door.ts).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './static-files.ts';

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** `isWell` is what a proxy wants to know: should people be sent here? */
export function registerStaticRoutes(
  app: FastifyInstance,
  find: (path: string) => StaticFile | null,
  isWell: () => boolean,
): void {
  app.addHook('onSend', async (request, reply) => {
    const { url } = request;
    void reply.headers(SECURITY_HEADERS);
    if (isSecureContext(request)) void reply.header('cross-origin-opener-policy', 'same-origin');
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store'); // it is one person's, and of this moment
  });
  app.get('/healthz', (_, reply) => {
    const ok = isWell();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]!;
    const file = find(path === '/' ? '/index.html' : path);
    if (file !== null) return sendFile(request, reply, file);
    // Addresses of the client's own pages: the client finds out what they mean.
    const page =
      /^\/[\w/-]*$/.test(path) && !path.startsWith('/assets/') && !path.startsWith('/lexicon/')
        ? find('/index.html')
        : null;
    return page === null
      ? reply.code(404).type('text/plain; charset=utf-8').send('Nothing lies here.')
      : sendFile(request, reply, page);
  });
}

/** Browsers ignore some headers, and complain about them, on a plain http address other than localhost. */
const isSecureContext = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A browser tells which site a request comes from; other programs tell nothing. */
export function isCrossOrigin({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  void reply.headers({
    etag: file.tag,
    vary: 'accept-encoding',
    'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  void reply.type(file.type);
  if (file.packed !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.header('content-encoding', 'br').send(file.packed);
  return reply.send(file.body);
}
