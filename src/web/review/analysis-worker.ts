// Assesses a finished match in a worker and streams what it finds: the person's own seat first, then the others, then the
// biggest misses again with more depth. In between it answers questions about single positions.

/// <reference lib="webworker" />

import { accuracyOf, familiarityOf, levelFor } from '../../core/analysis/accuracy.ts';
import { type AnyAnalyst, type Assessment, type Depth, EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision, type Decision, listDecisions } from '../../core/analysis/assess-record.ts';
import { isFamilyTable } from '../../core/analysis/family-table.ts';
import { pickMisses } from '../../core/analysis/misses.ts';
import { replayToEnd } from '../../core/ending/played-match.ts';
import type { Seat } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import type { MatchRecord } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type PlannedAct, performAct, type Table } from '../../core/table.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { CountedWord, ReviewSummary } from '../connection/finished-matches.ts';
import { type LoadedRecord, loadRecord } from '../replay/open-record.ts';
import type { ReplayRecord } from '../replay/replay-record.ts';
import {
  type AddedWord,
  type ReviewedDecision,
  type ReviewPosition,
  type ReviewReply,
  type ReviewRequest,
  SUMMARY_VERSION,
  type Verdict,
  type WordRange,
} from './review-messages.ts';
import { accessTo, type SeatAccess } from './review-privacy.ts';
import { targetOf } from './target-choice.ts';

const send = (message: ReviewReply): void => postMessage(message);

type OpenReview = LoadedRecord & {
  readonly analyst: AnyAnalyst;
  readonly source: ReplayRecord;
  readonly decisions: readonly Decision[];
  readonly everydayZipf: number;
  /** Seats whose person has shown their review on this screen. */
  readonly revealed: Seat[];
};

const botsOf = ({ bots, names }: MatchRecord): readonly (string | null)[] => bots ?? names.map(() => null);

let review: OpenReview | null = null;
/** What the page has been told of each decision, by its number and seat. */
const told = new Map<string, ReviewedDecision>();
const keyOf = ({ n, seat }: Pick<Decision, 'n' | 'seat'>): string => `${n} ${seat}`;
/** The quick assessments of the person's own seat. */
let ownSeat: readonly ReviewedDecision[] = [];
/** Where moves are tried: the table of one decision, after the parts of it that were played. */
let trial: { readonly n: number; readonly seat: Seat; readonly table: Table } | null = null;

async function open(source: ReplayRecord): Promise<Result<OpenReview, string>> {
  const opened = await loadRecord(source.text, source.names);
  if (!opened.ok) return opened;
  const { record, game, lexicon } = opened.value;
  const analyst = await game.loadAnalyst();
  const seats = record.names.map((_, seat) => seat);
  const decisions = listDecisions(record, game, lexicon, seats);
  if (!decisions.ok) return err(decisions.error.sentence);
  const everydayZipf = EVERYDAY_ZIPF[isFamilyTable(record) ? 'family' : 'keen'];
  return ok({ ...opened.value, analyst, source, decisions: decisions.value, everydayZipf, revealed: [] });
}

/** Lets waiting requests go first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function assess(
  { analyst, lexicon, everydayZipf, record, source }: OpenReview,
  decision: Decision,
  depth: Depth,
): ReviewedDecision | null {
  const assessment = assessDecision(decision, analyst, { lexicon, depth, everydayZipf });
  if (assessment === null) return null;
  const say = (withRareWords: boolean): string | null => {
    const [miss] = pickMisses([assessment], analyst, { withRareWords });
    return miss === undefined
      ? null
      : analyst.sayMiss({ ...assessment, everyday: miss.choice }, decision.view, playerNames(record.names, source.you));
  };
  const reviewed = { assessment, sentences: { everyday: say(false), all: say(true) }, isDeep: depth === 'deep' };
  told.set(keyOf(decision), reviewed);
  return reviewed;
}

/** How many misses of each seat are looked at again with more depth: more than the page shows at once. */
const DEEP_MISSES = 6;
/** The page draws everything again for every message, so they don't come one by one. */
const SEND_INTERVAL_MS = 100;

/** What the person may see of this seat. What they may not see is never worked out. */
const accessOf = ({ source, record, revealed }: OpenReview, seat: Seat): SeatAccess =>
  accessTo(seat, { ...{ you: source.you, bots: botsOf(record), sharing: source.sharing ?? null }, revealed });

/** The review that is being opened, with the person's own seat; null if it can't be opened. */
let preparing: Promise<OpenReview | null> | null = null;

async function prepare(source: ReplayRecord): Promise<OpenReview | null> {
  const opened = await open(source);
  if (!opened.ok) {
    send({ t: 'failed', sentence: opened.error });
    return null;
  }
  review = opened.value;
  const { record, game, analyst } = review;
  const { list, words, house } = record.match;
  send({
    t: 'opened',
    match: {
      ...{ game: game.id, names: record.names, bots: botsOf(record) },
      ...{ lexiconChoice: { list, onlyWords: words, house }, isFamily: isFamilyTable(record) },
      ...{ unit: analyst.unit, minStake: analyst.minStake, minMiss: analyst.minMiss, scale: analyst.scale },
      knowsAnswers: analyst.knowsAnswers === true,
    },
  });
  if (source.you !== null) ownSeat = await assessQuickly(review, source.you, true);
  return review;
}

async function assessMatch(source: ReplayRecord): Promise<void> {
  preparing ??= prepare(source);
  const prepared = await preparing;
  if (prepared === null) return;
  // What others share may have changed since then.
  review = { ...prepared, source };
  const others = prepared.record.names.map((_, seat) => seat).filter((seat) => seat !== source.you);
  await assessSeats(review, others, source.you === null ? [] : [[source.you, ownSeat]]);
}

type AssessedSeat = readonly [Seat, readonly ReviewedDecision[]];

/** All seats quickly at first, then the biggest misses of each with more depth. Some may have been assessed already. */
async function assessSeats(open: OpenReview, seats: readonly Seat[], known: readonly AssessedSeat[]): Promise<void> {
  const assessed = [...known];
  for (const seat of seats) {
    const { accuracy, misses } = accessOf(open, seat);
    if (accuracy || misses) assessed.push([seat, await assessQuickly(open, seat, misses)]);
  }
  for (const [seat, quick] of assessed) if (accessOf(open, seat).misses) await assessDeeply(open, seat, quick);
}

async function assessQuickly(open: OpenReview, seat: Seat, isSent: boolean): Promise<readonly ReviewedDecision[]> {
  const { analyst, decisions } = open;
  const quick: ReviewedDecision[] = [];
  let unsent: ReviewedDecision[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    if (isSent && unsent.length > 0) send({ t: 'assessed', decisions: unsent });
    unsent = [];
    sentAt = performance.now();
  };
  for (const decision of decisions.filter((one) => one.seat === seat)) {
    const assessed = assess(open, decision, 'quick');
    if (assessed !== null) {
      quick.push(assessed);
      unsent.push(assessed);
    }
    if (performance.now() - sentAt >= SEND_INTERVAL_MS) flush();
    await nextTask();
  }
  flush();
  const assessments = quick.map(({ assessment }) => assessment);
  const accuracy = accuracyOf(assessments, analyst);
  const { percent } = accuracy;
  const level = percent === null ? null : levelFor(percent, 1, analyst.scale, familiarityOf(assessments));
  send({ t: 'seatDone', seat, accuracy, level });
  return quick;
}

async function assessDeeply(open: OpenReview, seat: Seat, quick: readonly ReviewedDecision[]): Promise<void> {
  const { analyst, decisions } = open;
  const assessments = quick.map(({ assessment }) => assessment);
  const numbers = [true, false].flatMap((withRareWords) =>
    pickMisses(assessments, analyst, { withRareWords, most: DEEP_MISSES }).map(({ assessment }) => assessment.n),
  );
  const deeper: ReviewedDecision[] = [];
  for (const decision of decisions.filter((one) => one.seat === seat && numbers.includes(one.n))) {
    const assessed = assess(open, decision, 'deep');
    if (assessed !== null) deeper.push(assessed);
    await nextTask();
  }
  send({ t: 'assessed', decisions: deeper });
}

async function lookBack(source: ReplayRecord): Promise<void> {
  const opened = await open(source);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon, analyst } = opened.value;
  const match = replayToEnd(record, game, lexicon);
  if (!match.ok) return send({ t: 'failed', sentence: match.error.sentence });
  const highlights = analyst.lookBack(match.value, playerNames(record.names, source.you));
  // People at one device can still show theirs.
  const mayBeSeen = (seat: Seat): boolean => source.sharing === undefined || accessOf(opened.value, seat).misses;
  send({ t: 'lookedBack', highlights: highlights.filter(({ seat }) => seat === null || mayBeSeen(seat)) });
}

async function summarize(id: string, text: string, you: Seat): Promise<void> {
  const nothing: ReviewSummary = { id, version: SUMMARY_VERSION, percent: null, played: [], missed: [] };
  const opened = await open({ text, you });
  if (!opened.ok) return send({ t: 'summarized', summary: nothing });
  const { record, game, lexicon, analyst, decisions } = opened.value;
  const assessments = decisions
    .filter(({ seat }) => seat === you)
    .flatMap((decision) => assess(opened.value, decision, 'quick')?.assessment ?? []);
  const match = replayToEnd(record, game, lexicon);
  const played = (match.ok ? match.value.acts : []).flatMap(({ events }) =>
    events.flatMap((event) => game.say.playedWords(event)),
  );
  const count = (words: readonly string[]): CountedWord[] =>
    words.map((word) => ({ word, zipf: Math.round(lexicon.zipf(word) * 100) / 100 }));
  const misses = pickMisses(assessments, analyst, { most: assessments.length });
  const accuracy = accuracyOf(assessments, analyst);
  send({
    t: 'summarized',
    summary: {
      ...nothing,
      ...{ percent: accuracy.percent, decisions: accuracy.decisions },
      isFamily: isFamilyTable(record),
      familiarity: familiarityOf(assessments),
      played: count(
        played
          .filter(({ seat, word }) => seat === you && lexicon.has(word) && lexicon.offensiveness(word) === null)
          .map(({ word }) => word),
      ),
      missed: count(misses.flatMap(({ choice }) => choice.words)),
    },
  });
}

async function sendScale(game: string): Promise<void> {
  const loaded = await loadGame(game);
  const analyst = loaded.ok ? await loaded.value.loadAnalyst?.() : null;
  send({ t: 'scale', game, scale: analyst?.scale ?? null });
}

/** The table right before act `n`. */
function tableBefore({ record, game, lexicon }: OpenReview, n: number): Table | null {
  const opened = game.openTable(record.match, lexicon);
  if (!opened.ok) return null;
  for (const { by, text, at } of record.entries.slice(0, n - 1)) performAct(opened.value, by, text, at);
  return opened.value;
}

/** A position as it is assessed for the page: as deeply as the page has been told, so that both point at the same choice. */
function assessAgain(
  { analyst, lexicon, everydayZipf }: OpenReview,
  decision: Decision,
): ReviewedDecision['assessment'] | null {
  const depth = told.get(keyOf(decision))?.isDeep === true ? 'deep' : 'quick';
  return assessDecision(decision, analyst, { lexicon, depth, everydayZipf });
}

function positionOf(
  open: OpenReview,
  table: Table,
  { n, seat }: Pick<Decision, 'n' | 'seat'>,
  range: WordRange,
  assessed: ReviewedDecision['assessment'] | null,
): ReviewPosition {
  const { record, game, lexicon, analyst } = open;
  const view = table.viewFor(seat);
  return {
    ...{ n, seat, view, status: table.status, at: table.at },
    prompt: game.say.prompt(view, seat, playerNames(record.names, seat)),
    marks: assessed === null ? [] : analyst.marks(view, seat, targetOf(assessed, range), lexicon),
  };
}

function show(n: number, seat: Seat, range: WordRange): void {
  if (review === null || !accessOf(review, seat).misses) return;
  const table = tableBefore(review, n);
  if (table === null) return;
  trial = { n, seat, table };
  const assessed =
    told.get(keyOf(trial))?.assessment ?? assessAgain(review, { n, seat, view: table.viewFor(seat), text: null });
  send({ t: 'shown', position: positionOf(review, table, trial, range, assessed) });
}

/** A move that is worth this part of the best one counts as found. */
const GOOD_ENOUGH = 0.9;

function tryMove(open: OpenReview, text: string, range: WordRange): Verdict {
  const { n, seat, table } = trial!;
  const players = playerNames(open.record.names, seat);
  const planned = table.plan(seat, text, table.at);
  if (!planned.ok) {
    const { code, rule } = planned.error;
    return { type: 'refused', refusal: { code, rule, sentence: open.game.say.refusal(planned.error, players) } };
  }
  const assessed = assessAgain(open, { n, seat, view: table.viewFor(seat), text: planned.value.entry.text });
  return assessed === null ? tryPart(open, planned.value, range) : judge(assessed, range);
}

/** The miss that was shown has to be found, even if a longer list could be better still. */
function judge(assessed: Assessment, range: WordRange): Verdict {
  const target = targetOf(told.get(keyOf(assessed))?.assessment ?? assessed, range);
  const gain = (assessed.played?.worth ?? assessed.baseline) - assessed.baseline;
  const wanted = target.worth - assessed.baseline;
  const words = assessed.played?.words ?? [];
  if (gain >= GOOD_ENOUGH * wanted) return { type: 'right', words, isBest: gain >= wanted };
  return { type: 'wrong', words, short: wanted - gain, reason: assessed.refused ?? null };
}

/** Plays a part of a decision, such as one word of a list, and says whether it helps. Nobody has to say that they are done when
 *  it is enough. */
function tryPart(open: OpenReview, planned: PlannedAct, range: WordRange): Verdict {
  const { n, seat, table } = trial!;
  const assessWith = (text: string | null): Assessment | null =>
    assessAgain(open, { n, seat, view: table.viewFor(seat), text });
  const position = assessWith(null);
  const lastMove = position === null ? null : targetOf(position, range).text;
  const before = assessWith(lastMove);
  planned.commit();
  const after = assessWith(lastMove);
  const verdict = after === null ? null : judge(after, range);
  if (verdict?.type === 'right') return verdict;
  const known = before?.played?.words ?? [];
  const word = after?.played?.words.find((one) => !known.includes(one));
  const added = word === undefined ? null : describeAdded(word, before, after!);
  return { type: 'partial', position: positionOf(open, table, trial!, range, assessWith(null)), added };
}

function describeAdded(word: string, before: Assessment | null, after: Assessment): AddedWord {
  const counts = after.played!.worth > (before?.played?.worth ?? 0);
  const isReason = !counts && after.refused?.startsWith(`${word},`) === true;
  return { word, counts, reason: isReason ? after.refused! : null };
}

export function handleAnalysisMessage(request: ReviewRequest): void {
  switch (request.t) {
    case 'prepare':
      preparing = prepare(request.record);
      return;
    case 'assess':
      void assessMatch(request.record);
      return;
    case 'reveal':
      review?.revealed.push(request.seat);
      if (review !== null) void assessSeats(review, [request.seat], []);
      return;
    case 'lookBack':
      void lookBack(request.record);
      return;
    case 'summarize':
      void summarize(request.id, request.text, request.you);
      return;
    case 'scale':
      void sendScale(request.game);
      return;
    case 'show':
      show(request.n, request.seat, request.range);
      return;
    case 'try':
      if (review !== null && trial !== null)
        send({ t: 'tried', n: request.n, verdict: tryMove(review, request.text, request.range) });
  }
}
