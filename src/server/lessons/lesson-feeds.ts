// Sends everybody in a lesson what they may see of it, whenever it changes. Each time the whole view, read from the store: so a
// message lost between nodes, a reload or a dropped connection costs time and nothing else.

import type { LessonView } from '../../core/lessons/lesson-api.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Bus } from '../bus/bus.ts';
import { errorText, type Log } from '../shared/log.ts';
import { StoreUnavailable } from '../store/store.ts';
import { phaseOf } from './lesson-progress.ts';
import type { ReadSnapshot } from './lesson-snapshot.ts';
import { viewFor } from './lesson-views.ts';
import type { InTurn } from './turns.ts';

/** Changes within this time are sent together. */
const COLLECT_MS = 100;
/** Finds changes whose message on the bus was lost. */
const POLL_MS = 2000;
/** Tries again when the store didn't answer. */
const RETRY_MS = 1000;
/** One person can have a lesson open in this many tabs. */
const MAX_FEEDS_PER_PERSON = 6;
const MAX_TIMER_MS = 24 * 3_600_000;

export type Feed = {
  readonly person: string;
  send(view: LessonView): void;
  /** The lesson was deleted, or the person isn't in it any more. */
  close(): void;
};

type OpenFeed = Feed & { sent: string };
type OpenLesson = {
  readonly feeds: Set<OpenFeed>;
  /** The earliest time to send again. */
  nextAt: number;
  /** The next time the views are sent. */
  timer: NodeJS.Timeout | null;
  /** When the open prompt closes. */
  closing: NodeJS.Timeout | null;
  isSending: boolean;
  hasChanged: boolean;
};

type FeedContext = {
  readonly read: ReadSnapshot;
  readonly inTurn: InTurn;
  readonly lexicon: () => Lexicon;
  readonly bus: Bus;
  readonly now: () => number;
  readonly log: Log;
};

export function createLessonFeeds({ read, inTurn, lexicon, bus, now, log }: FeedContext) {
  const lessons = new Map<string, OpenLesson>();

  const schedule = (id: string): void => {
    const lesson = lessons.get(id);
    if (lesson === undefined) return;
    if (lesson.isSending) lesson.hasChanged = true;
    else lesson.timer ??= setTimeout(() => void send(id, lesson), Math.max(0, lesson.nextAt - performance.now()));
  };

  const send = async (id: string, lesson: OpenLesson): Promise<void> => {
    Object.assign(lesson, { timer: null, isSending: true, hasChanged: false });
    const startedAt = performance.now();
    try {
      await sendViews(id, lesson);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error('a lesson could not be sent', { error: errorText(error) });
      setTimeout(() => schedule(id), RETRY_MS).unref();
    }
    const endedAt = performance.now();
    // A lesson that takes long to send is sent less often, so that others have their turn.
    lesson.nextAt = endedAt + Math.max(COLLECT_MS, (endedAt - startedAt) / 2);
    lesson.isSending = false;
    if (lesson.hasChanged) schedule(id);
  };

  const sendViews = async (id: string, lesson: OpenLesson): Promise<void> => {
    const words = lexicon();
    const snapshot = await read(id);
    const at = now();
    for (const feed of [...lesson.feeds])
      await inTurn(() => {
        if (!lesson.feeds.has(feed)) return; // closed meanwhile
        const view = snapshot && viewFor(snapshot, feed.person, at, words);
        if (view === null) {
          lesson.feeds.delete(feed);
          feed.close();
          return;
        }
        const text = JSON.stringify({ ...view, now: 0 });
        if (text === feed.sent) return;
        feed.sent = text;
        feed.send(view);
      });
    if (lesson.closing !== null) clearTimeout(lesson.closing);
    const closesAt =
      snapshot !== null && phaseOf(snapshot.lesson, at) === 'open' ? snapshot.lesson.progress.closesAt : null;
    const remaining = closesAt === null ? Number.POSITIVE_INFINITY : closesAt - at;
    lesson.closing = remaining < MAX_TIMER_MS ? setTimeout(() => schedule(id), Math.max(1, remaining)) : null;
    lesson.closing?.unref();
  };

  const polling = setInterval(() => {
    if (!bus.singleNode) for (const id of lessons.keys()) schedule(id);
  }, POLL_MS);
  polling.unref();

  const drop = (id: string, lesson: OpenLesson): void => {
    for (const timer of [lesson.timer, lesson.closing]) if (timer !== null) clearTimeout(timer);
    lessons.delete(id);
    bus.unsubscribe(id);
  };

  return {
    /** The lesson has changed on this node. Tells the other nodes. */
    changed(id: string): void {
      schedule(id);
      bus.publish({ t: 'lesson', room: id, from: bus.node });
    },
    /** Another node has changed it. */
    onBusMessage: schedule,
    /** Sends the view now and after each change. Returns a function that ends this; null if the person has too many open. */
    open(id: string, feed: Feed): (() => void) | null {
      let lesson = lessons.get(id);
      if (lesson === undefined) {
        lesson = { feeds: new Set(), nextAt: 0, timer: null, closing: null, isSending: false, hasChanged: false };
        lessons.set(id, lesson);
        bus.subscribe(id); // before reading, so that no message is missed
      }
      const { feeds } = lesson;
      if ([...feeds].filter(({ person }) => person === feed.person).length >= MAX_FEEDS_PER_PERSON) return null;
      const opened = { ...feed, sent: '' };
      feeds.add(opened);
      schedule(id);
      return () => {
        feeds.delete(opened);
        if (feeds.size === 0 && lessons.get(id) === lesson) drop(id, lesson);
      };
    },
    stop(): void {
      clearInterval(polling);
      for (const [id, lesson] of lessons) {
        for (const feed of lesson.feeds) feed.close();
        drop(id, lesson);
      }
    },
  };
}
