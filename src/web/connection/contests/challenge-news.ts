// What is new about one's challenges, for the start page: a result that came in, or a deal that is still to be played. Only people
// who have made or entered a challenge on this device are asked about at the server.

import type { ContestView } from '../../../core/contests/contest-api.ts';
import { countOf } from '../../../core/wording.ts';
import { listOwnContests } from './contests-api.ts';

const SEEN_KEY = 'wordhoard challenges seen';
/** As many as the server lists. */
const MAX_SEEN = 40;

type Challenge = Pick<ContestView, 'id' | 'isOpen' | 'isClosed' | 'mine' | 'finished'>;

/** A result is news until its page has been opened; one that nobody else played for isn't. */
export function describeChallengeNews(challenges: readonly Challenge[], seen: readonly string[]): string | null {
  const isIn = ({ id, isClosed, mine, finished }: Challenge): boolean =>
    isClosed && mine?.isFinished === true && finished > 1 && !seen.includes(id);
  const results = challenges.filter(isIn).length;
  if (results > 0) return results === 1 ? 'A result is in' : `${countOf(results, 'result')} are in`;
  const open = challenges.filter(({ isOpen, mine }) => isOpen && mine?.isFinished !== true).length;
  return open === 0 ? null : open === 1 ? 'It’s your turn' : `Your turn in ${open}`;
}

/** null if there is none, or the server can't be reached. */
export async function loadChallengeNews(): Promise<string | null> {
  const seen = readSeen();
  if (seen === null || !navigator.onLine) return null;
  const own = await listOwnContests();
  return own.ok ? describeChallengeNews(own.value.contests, seen) : null;
}

/** From now on the start page asks for news. */
export const noteChallenge = (): void => writeSeen(readSeen() ?? []);

export const noteResultSeen = (id: string): void =>
  writeSeen([...(readSeen() ?? []).filter((one) => one !== id), id].slice(-MAX_SEEN));

/** null if there has never been a challenge on this device. */
function readSeen(): readonly string[] | null {
  try {
    return JSON.parse(localStorage.getItem(SEEN_KEY) ?? 'null') as readonly string[] | null;
  } catch {
    return null;
  }
}

function writeSeen(ids: readonly string[]): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(ids));
  } catch {
    // Without storage there is no news.
  }
}
