// A proxy in front of a server that records which files are asked for, because browsers do not report what their workers load.

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordingProxy = { readonly url: string; readonly fetched: ReadonlySet<string>; close(): void };

export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const fetched = new Set<string>();
  const proxy = createServer((incoming, response) => {
    fetched.add(incoming.url!.split('?')[0]!);
    const forwarded = request(
      { port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (reply) => {
        response.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(response);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => proxy.listen(0, ready));
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, fetched, close: () => proxy.close() };
}
