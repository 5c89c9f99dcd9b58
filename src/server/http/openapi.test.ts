import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer } from '../testing/client.testing.ts';

type Operation = { readonly responses: { readonly [status: string]: unknown } };
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: { [path: string]: { [method: string]: Operation } };
};
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    route: `${method.toUpperCase()} ${path}`,
    method,
    operation,
  })),
);

let running: RunningServer;
beforeAll(async () => {
  running = await startServer(undefined, 'off', undefined, { ADMIN_TOKEN: 'a-token-for-operators' });
});
afterAll(() => stopServer(running));

/** Reads Fastify's tree of routes: a line is indented by four characters per level and continues its parent's path. */
function registeredRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent!.length / 4;
    parents.length = depth;
    parents[depth] = (parents[depth - 1] ?? '') + part;
    const path = parents[depth].replace(/:(\w+)/g, '{$1}');
    // Fastify answers HEAD wherever it answers GET.
    return (methods ?? '')
      .split(', ')
      .flatMap((method) => (['', 'HEAD'].includes(method) ? [] : [`${method} ${path}`]));
  });
}

/** Pages and files of the web client, and the catch-all routes that answer 404. */
const isPageOrFile = (route: string): boolean => /^GET (\/|\/\*|\/api\/\*|.*\.\w+)$/.test(route);

it('docs/openapi.json describes every route, and no other', () => {
  const registered = registeredRoutes(running.server.app.printRoutes({ commonPrefix: false }));
  const routes = registered.filter((route) => !isPageOrFile(route));
  expect(routes.length).toBeGreaterThan(10);
  expect(documented.map(({ route }) => route).toSorted()).toEqual([...new Set(routes)].toSorted());
});

it('docs/openapi.json lists the errors that every route can answer', () => {
  for (const { path, route, method, operation } of documented.filter((one) => one.path.startsWith('/api/'))) {
    const expected = ['429', '503', ...(method === 'get' ? [] : ['400', '403'])];
    if (method === 'post') expected.push('413', '415');
    expect(Object.keys(operation.responses), route).toEqual(expect.arrayContaining(expected));
    if (path.includes('{id}') && method === 'get') expect(operation.responses, route).toHaveProperty('404');
  }
});
