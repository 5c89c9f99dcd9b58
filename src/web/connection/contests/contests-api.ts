// The HTTP requests about contests. The types of the answers are in core/contests/contest-api.ts.

import type {
  ContestAnswer,
  ContestView,
  DailyAnswer,
  EnterAnswer,
  HandInAnswer,
  NewChallenge,
  NewDeal,
  NewSeries,
  OwnContestsAnswer,
  RankingAnswer,
  SeriesAnswer,
} from '../../../core/contests/contest-api.ts';
import { err, ok, type Result } from '../../../core/result.ts';

/** `status` is 0 if the server could not be reached. */
export type ApiFault = { readonly status: number; readonly sentence: string };

const OFFLINE: ApiFault = { status: 0, sentence: 'Can’t reach the server. Check your connection and try again.' };

/** The answer, also that of a refusal, which may have fields of its own. */
async function send(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown } | null> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST' };
  if (body !== undefined) {
    init.headers = { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  try {
    const response = await fetch(path, init);
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

export async function requestJson<T>(path: string, body?: unknown): Promise<Result<T, ApiFault>> {
  const answer = await send(path, body);
  if (answer === null) return err(OFFLINE);
  const { ok: isOk, sentence } = answer.body as { ok: boolean; sentence: string };
  return isOk ? ok(answer.body as T) : err({ status: answer.status, sentence });
}

export const getRanking = (id: string) => requestJson<RankingAnswer>(`/api/contests/${id}/ranking`);
/** Of today by the server's clock, unless there is a date. */
export const getDaily = (date?: string) =>
  requestJson<DailyAnswer>(date === undefined ? '/api/daily' : `/api/daily?date=${date}`);
export const listOwnContests = () => requestJson<OwnContestsAnswer>('/api/me/contests');
export const createChallenge = (challenge: NewChallenge) => requestJson<ContestAnswer>('/api/contests', challenge);
export const getSeries = (id: string) => requestJson<SeriesAnswer>(`/api/series/${id}`);
export const createSeries = (series: NewSeries) => requestJson<SeriesAnswer>('/api/series', series);
export const addSeriesDeal = (id: string, deal: NewDeal) => requestJson<unknown>(`/api/series/${id}/deals`, deal);
export const hideEntry = (id: string, entry: string, hidden: boolean) =>
  requestJson<unknown>(`/api/contests/${id}/hide`, { entry, hidden });
export const handIn = (id: string, record: string) => requestJson<HandInAnswer>(`/api/contests/${id}/records`, record);

/** The room of my own try, a new one or the one I have. */
export async function enterContest(id: string, name: string): Promise<Result<string, ApiFault>> {
  const answer = await send(`/api/contests/${id}/enter`, { name });
  if (answer === null) return err(OFFLINE);
  const { room, sentence } = answer.body as Partial<EnterAnswer> & { sentence?: string };
  return room === undefined ? err({ status: answer.status, sentence: sentence ?? OFFLINE.sentence }) : ok(room);
}

/** The record of an entry; null until the contest has closed. */
export async function getEntryRecord(contest: Pick<ContestView, 'id'>, entry: string): Promise<string | null> {
  const response = await fetch(`/api/contests/${contest.id}/records/${entry}`).catch(() => null);
  return response?.ok ? response.text() : null;
}
