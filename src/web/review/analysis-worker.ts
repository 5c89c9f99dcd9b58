// Assesses a finished match in a worker and streams what it finds: the person's own seat first, then the others, then the
// biggest misses again with more depth. In between it answers questions about single positions.

/// <reference lib="webworker" />

import { accuracyOf } from '../../core/analysis/accuracy.ts';
import { type AnyAnalyst, type Depth, EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision, type Decision, listDecisions } from '../../core/analysis/assess-record.ts';
import { pickMisses } from '../../core/analysis/misses.ts';
import { replayToEnd } from '../../core/ending/played-match.ts';
import type { Seat } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { performAct, type Table } from '../../core/table.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { CountedWord, ReviewSummary } from '../connection/finished-matches.ts';
import { type LoadedRecord, loadRecord } from '../replay/open-record.ts';
import type { ReplayRecord } from '../replay/replay-record.ts';
import { isFamilyTable } from './family-table.ts';
import {
  type ReviewedDecision,
  type ReviewPosition,
  type ReviewReply,
  type ReviewRequest,
  SUMMARY_VERSION,
  type Verdict,
  type WordRange,
} from './review-messages.ts';
import { targetOf } from './target-choice.ts';

const send = (message: ReviewReply): void => postMessage(message);

type OpenReview = LoadedRecord & {
  readonly analyst: AnyAnalyst;
  readonly you: Seat | null;
  readonly decisions: readonly Decision[];
  readonly everydayZipf: number;
};

let review: OpenReview | null = null;
/** Where moves are tried: the table of one decision, after the parts of it that were played. */
let trial: { readonly n: number; readonly seat: Seat; readonly table: Table } | null = null;

async function open({ text, you, names }: ReplayRecord): Promise<Result<OpenReview, string>> {
  const opened = await loadRecord(text, names);
  if (!opened.ok) return opened;
  const { record, game, lexicon } = opened.value;
  const analyst = await game.loadAnalyst();
  const decisions = listDecisions(
    record,
    game,
    lexicon,
    record.names.map((_, seat) => seat),
  );
  if (!decisions.ok) return err(decisions.error.sentence);
  const everydayZipf = EVERYDAY_ZIPF[isFamilyTable(record) ? 'family' : 'keen'];
  return ok({ ...opened.value, analyst, you, decisions: decisions.value, everydayZipf });
}

/** Lets waiting requests go first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function assess(
  { analyst, lexicon, everydayZipf, record, you }: OpenReview,
  decision: Decision,
  depth: Depth,
): ReviewedDecision | null {
  const assessment = assessDecision(decision, analyst, { lexicon, depth, everydayZipf });
  if (assessment === null) return null;
  const say = (withRareWords: boolean): string | null => {
    const [miss] = pickMisses([assessment], analyst, { withRareWords });
    return miss === undefined
      ? null
      : analyst.sayMiss({ ...assessment, everyday: miss.choice }, decision.view, playerNames(record.names, you));
  };
  return { assessment, sentences: { everyday: say(false), all: say(true) }, isDeep: depth === 'deep' };
}

/** How many misses of each seat are looked at again with more depth: more than the page shows at once. */
const DEEP_MISSES = 6;

async function assessMatch(source: ReplayRecord): Promise<void> {
  const opened = await open(source);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  review = opened.value;
  const { record, game, analyst, you, decisions } = review;
  const { list, words } = record.match;
  send({
    t: 'opened',
    match: {
      ...{ game: game.id, names: record.names, bots: record.bots ?? record.names.map(() => null) },
      ...{ lexiconChoice: { list, onlyWords: words }, isFamily: isFamilyTable(record) },
      ...{ unit: analyst.unit, minStake: analyst.minStake, minMiss: analyst.minMiss, scale: analyst.scale },
    },
  });
  const seats = record.names.map((_, seat) => seat).toSorted((a, b) => Number(b === you) - Number(a === you));
  const quick: ReviewedDecision[] = [];
  for (const seat of seats) {
    for (const decision of decisions.filter((one) => one.seat === seat)) {
      const assessed = assess(review, decision, 'quick');
      if (assessed !== null) {
        quick.push(assessed);
        send({ t: 'assessed', decisions: [assessed] });
      }
      await nextTask();
    }
    send({ t: 'seatDone', seat });
  }
  for (const seat of seats) {
    const ofSeat = quick.map(({ assessment }) => assessment).filter((one) => one.seat === seat);
    const numbers = [true, false].flatMap((withRareWords) =>
      pickMisses(ofSeat, analyst, { withRareWords, most: DEEP_MISSES }).map(({ assessment }) => assessment.n),
    );
    const deeper: ReviewedDecision[] = [];
    for (const decision of decisions.filter((one) => one.seat === seat && numbers.includes(one.n))) {
      const assessed = assess(review, decision, 'deep');
      if (assessed !== null) deeper.push(assessed);
      await nextTask();
    }
    send({ t: 'assessed', decisions: deeper });
  }
  send({ t: 'done' });
}

async function lookBack(source: ReplayRecord): Promise<void> {
  const opened = await open(source);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon, analyst } = opened.value;
  const match = replayToEnd(record, game, lexicon);
  if (!match.ok) return send({ t: 'failed', sentence: match.error.sentence });
  send({ t: 'lookedBack', highlights: analyst.lookBack(match.value, playerNames(record.names, source.you)) });
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
    events.flatMap((event) => game.say.playedWord(event) ?? []),
  );
  const count = (words: readonly string[]): CountedWord[] =>
    words.map((word) => ({ word, zipf: Math.round(lexicon.zipf(word) * 100) / 100 }));
  const misses = pickMisses(assessments, analyst, { most: assessments.length });
  send({
    t: 'summarized',
    summary: {
      ...nothing,
      percent: accuracyOf(assessments, analyst).percent,
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

function positionOf(
  { record, game, lexicon, analyst, everydayZipf }: OpenReview,
  table: Table,
  { n, seat }: { readonly n: number; readonly seat: Seat },
  range: WordRange,
): ReviewPosition {
  const view = table.viewFor(seat);
  const assessed = assessDecision({ n, seat, view, text: null }, analyst, { lexicon, depth: 'quick', everydayZipf });
  return {
    ...{ n, seat, view, status: table.status, at: table.at },
    prompt: game.say.prompt(view, seat, playerNames(record.names, seat)),
    marks: assessed === null ? [] : analyst.marks(view, seat, targetOf(assessed, range), lexicon),
  };
}

function show(n: number, seat: Seat, range: WordRange): void {
  if (review === null) return;
  const table = tableBefore(review, n);
  if (table === null) return;
  trial = { n, seat, table };
  send({ t: 'shown', position: positionOf(review, table, trial, range) });
}

/** A move that is worth this part of the best one counts as found. */
const GOOD_ENOUGH = 0.9;

function tryMove(
  { record, game, lexicon, analyst, everydayZipf }: OpenReview,
  text: string,
  range: WordRange,
): Verdict {
  const { n, seat, table } = trial!;
  const players = playerNames(record.names, seat);
  const planned = table.plan(seat, text, table.at);
  if (!planned.ok) {
    const { code, rule } = planned.error;
    return { type: 'refused', refusal: { code, rule, sentence: game.say.refusal(planned.error, players) } };
  }
  const decision = { n, seat, view: table.viewFor(seat), text: planned.value.entry.text };
  const assessed = assessDecision(decision, analyst, { lexicon, depth: 'quick', everydayZipf });
  if (assessed === null) {
    planned.value.commit();
    return { type: 'partial', position: positionOf(review!, table, trial!, range) };
  }
  const target = targetOf(assessed, range);
  const gain = (assessed.played?.worth ?? assessed.baseline) - assessed.baseline;
  const wanted = target.worth - assessed.baseline;
  const words = assessed.played?.words ?? [];
  if (gain >= GOOD_ENOUGH * wanted) return { type: 'right', words, isBest: gain >= wanted };
  return { type: 'wrong', words, short: wanted - gain, reason: assessed.refused ?? null };
}

export function handleAnalysisMessage(request: ReviewRequest): void {
  switch (request.t) {
    case 'assess':
      void assessMatch(request.record);
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
