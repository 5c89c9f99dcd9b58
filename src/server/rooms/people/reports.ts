// Reports of names and chat messages to the operator of the server. They are stored with what was said before.

import type { RoomCommand } from '../../../core/protocol/protocol.ts';
import { createRateLimit } from '../../shared/rate-limit.ts';
import type { NewReport, Store } from '../../store/store.ts';
import type { RoomState } from '../state/room-state.ts';

/** Reports a person may send at once, and how many more each second. */
const REPORT_BURST = 5;
const REPORTS_PER_SECOND = 1 / 60;

export class Reports {
  readonly #room: string;
  readonly #store: Store;
  readonly #limit = createRateLimit(REPORT_BURST, REPORTS_PER_SECOND, () => performance.now());

  constructor(room: string, store: Store) {
    this.#room = room;
    this.#store = store;
  }

  mayReport(who: number): boolean {
    return this.#limit.tryTake(String(who));
  }

  async add(
    who: number,
    commandId: string,
    { who: about, kind, text }: Extract<RoomCommand, { do: 'report' }>,
    { people, match }: RoomState,
    context: NewReport['context'],
  ): Promise<void> {
    const { person: reporter } = people[who]!;
    const { person: reported, name: reportedName } = people[about]!;
    const id = `${this.#room} ${who} ${commandId}`;
    await this.#store.addReport({ id, room: this.#room, match, reporter, reported, reportedName, kind, text, context });
  }
}
