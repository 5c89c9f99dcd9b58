// `wordhoard admin`: what the operator page does, from a terminal. It talks to a running server over HTTP.

import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from './parse-arguments.ts';

const USAGE: CommandUsage = {
  name: 'admin',
  help: `wordhoard admin COMMAND [--url URL]

Looks after a running server. Set ADMIN_TOKEN to the same value as for the server.

  rooms                      rooms and the people in them
  close ROOM                 close a room (its id from “rooms”)
  ban WHO --hours N          ban a person (their id from “rooms”) or an address such as 203.0.113.0/24
  unban BAN                  lift a ban
  bans                       all bans
  announce TEXT --hours N    show a sentence to everybody
  unannounce                 remove it
  reports                    what players reported
  resolve REPORT             mark a report as handled
  rotate-secret              sign everybody out, because somebody may know the secret that signs cookies
  log                        what operators did

--url URL       the server (default: http://localhost:3000, or PORT)
--hours N       how long a ban or an announcement lasts (default: 24)
--reason TEXT   why somebody is banned, for the log
--json          prints the server's answer as it is
`,
  flags: {
    url: { type: 'string' },
    hours: { type: 'string' },
    reason: { type: 'string' },
    json: { type: 'boolean' },
  },
  maxPositionals: 2,
};

type Item = { readonly [key: string]: unknown };
type Overview = {
  readonly rooms: readonly (Item & { readonly people: readonly Item[] })[];
  readonly bans: readonly Item[];
  readonly reports: readonly Item[];
  readonly log: readonly Item[];
};
type HttpRequest = { readonly method: string; readonly path: string; readonly body?: Item };

const time = (ms: unknown): string => new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');

const LISTS: { readonly [name: string]: (overview: Overview) => readonly string[] } = {
  rooms: ({ rooms }) =>
    rooms.flatMap(({ id, code, game, phase, connected, people }) => [
      `${id}  ${code}  ${game}, ${phase}, ${connected} connected`,
      ...people.map(({ person, name, addresses }) => `    ${person}  ${name}  ${(addresses as string[]).join(' ')}`),
    ]),
  bans: ({ bans }) =>
    bans.map(
      ({ id, kind, target, reason, expiresAt }) => `${id}  ${kind} ${target} until ${time(expiresAt)}  ${reason}`,
    ),
  reports: ({ reports }) =>
    reports.map(
      ({ id, at, kind, reported, reportedName, text }) =>
        `${id}  ${time(at)}  ${kind} of ${reportedName} (${reported}): ${text}`,
    ),
  log: ({ log }) => log.map(({ at, address, action, details }) => `${time(at)}  ${address}  ${action}  ${details}`),
};

export async function adminCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  const [name = '', target = ''] = positionals;
  const hours = Number(flags.hours ?? 24);
  if (!(hours > 0)) return printUsageError(`--hours must be a number above 0, not “${String(flags.hours)}”.`, USAGE);
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  const request =
    list === undefined ? requestFor(name, target, hours, String(flags.reason ?? '')) : { method: 'GET', path: '' };
  if (request === null)
    return printUsageError(name === '' ? 'Which command?' : `I can't do “${name} ${target}”.`, USAGE);
  const token = process.env.ADMIN_TOKEN ?? '';
  if (token === '') return printFailure('Set ADMIN_TOKEN to the token of the server.');
  const url = String(flags.url ?? `http://localhost:${process.env.PORT || 3000}`);
  try {
    const answer = await send(url, token, request);
    if (answer.ok !== true) return printFailure(String(answer.sentence));
    const lines = list?.(answer as unknown as Overview) ?? ['Done.'];
    process.stdout.write(flags.json === true ? `${JSON.stringify(answer, null, 2)}\n` : lines.map(addNewline).join(''));
    return 0;
  } catch {
    return printFailure(`Can’t reach ${url}. Is the server running, and is the address right?`);
  }
}

const addNewline = (line: string): string => `${line}\n`;

function requestFor(name: string, target: string, hours: number, reason: string): HttpRequest | null {
  const id = encodeURIComponent(target);
  if (name === 'unannounce') return { method: 'DELETE', path: '/announcement' };
  if (name === 'rotate-secret') return { method: 'POST', path: '/rotate-secret', body: {} };
  if (target === '') return null;
  switch (name) {
    case 'close':
      return { method: 'POST', path: `/rooms/${id}/close` };
    case 'ban': {
      const kind = /[.:]/.test(target) ? 'address' : 'person';
      return { method: 'POST', path: '/bans', body: { kind, target, hours, reason } };
    }
    case 'unban':
      return { method: 'DELETE', path: `/bans/${id}` };
    case 'announce':
      return { method: 'PUT', path: '/announcement', body: { text: target, hours } };
    case 'resolve':
      return { method: 'POST', path: `/reports/${id}/resolve` };
    default:
      return null;
  }
}

async function send(url: string, token: string, { method, path, body }: HttpRequest): Promise<Item> {
  const response = await fetch(`${url.replace(/\/$/, '')}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 404 && path === '')
    return { ok: false, sentence: 'The server has no operator page. Start it with ADMIN_TOKEN.' };
  return (await response.json()) as Item;
}
