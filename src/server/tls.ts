// HTTPS without a proxy: a server for TLS_CERT and TLS_KEY that takes over renewed certificates, and a redirect from http.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Log } from './shared/log.ts';

export type TlsFiles = { readonly certFile: string; readonly keyFile: string };
type Certificate = { readonly cert: string; readonly key: string };

const CHECK_INTERVAL_MS = 10_000;

/** Throws with a sentence if a file can't be read or the key does not belong to the certificate. */
function readCertificate({ certFile, keyFile }: TlsFiles): Certificate {
  const cert = readFileSync(certFile, 'utf8');
  const key = readFileSync(keyFile, 'utf8');
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
    throw new Error(`TLS_KEY (${keyFile}) does not belong to TLS_CERT (${certFile}).`);
  return { cert, key };
}

/** Makes the https server. The files are compared every few seconds: watching them would miss a link that is switched. */
export function createTlsServer(files: TlsFiles, log: Log, checkIntervalMs = CHECK_INTERVAL_MS) {
  let current = readCertificate(files);
  return (listener: RequestListener): Server => {
    const server = createHttpsServer(current, listener);
    const checking = setInterval(() => {
      try {
        const next = readCertificate(files);
        if (next.cert === current.cert && next.key === current.key) return;
        server.setSecureContext(next);
        current = next;
        log.info('a new certificate is in use', { expires: new X509Certificate(next.cert).validTo });
      } catch (error) {
        // The files may be half written: they are read again at the next check.
        log.warn('the new certificate cannot be used', { error: String(error) });
      }
    }, checkIntervalMs);
    checking.unref();
    server.on('close', () => clearInterval(checking));
    return server;
  };
}

/** Redirects every http request to the same address with https. */
export function createHttpsRedirect(httpsPort: () => number): Server {
  return createServer(({ headers: { host = '' }, url = '/' }, response) => {
    const [, name] = /^([\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.exec(host) ?? [];
    if (name === undefined || !url.startsWith('/')) return void response.writeHead(400).end();
    const port = httpsPort() === 443 ? '' : `:${httpsPort()}`;
    response.writeHead(308, { location: `https://${name}${port}${url}` }).end();
  });
}
