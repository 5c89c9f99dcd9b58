// Security headers for every HTTP answer.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiRequest } from './request-context.ts';

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** For half a year, browsers that saw this use https only. */
const HSTS = 'max-age=15552000';

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(SECURITY_HEADERS);
    if (isSecureContext(request)) void reply.header('cross-origin-opener-policy', 'same-origin');
    // On localhost a browser would apply it to every other server on this computer too.
    if (request.protocol === 'https' && !isLocalhost(request)) void reply.header('strict-transport-security', HSTS);
    // Answers of the API belong to one person and to this moment.
    if (isApiRequest(request)) void reply.header('cache-control', 'no-store');
  });
}

/** Elsewhere browsers ignore the header and complain about it in the console. */
const isSecureContext = (request: FastifyRequest): boolean => request.protocol === 'https' || isLocalhost(request);

const isLocalhost = ({ hostname }: FastifyRequest): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
