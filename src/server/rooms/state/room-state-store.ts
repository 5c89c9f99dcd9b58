// A room's state as the store has it, cached. A change is made on a copy and counts once the store has taken it.
// Another node may have changed the room first: then the newer state is read, and the caller tries again on top of it.

import type { Refusal } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { NewMatch, Store, StoredRoom } from '../../store/store.ts';
import { listedMembers, type RoomState } from './room-state.ts';
import { formatRoomState, parseRoomState } from './stored-room-state.ts';

/** What a change comes to: an answer, and the match that it starts. */
export type ChangeResult<T> = { readonly answer: T; readonly match?: NewMatch | null };
export type Change<T> = (draft: RoomState) => Result<ChangeResult<T>, Refusal>;

/** `before` is the state that was replaced. */
export type ChangeAttempt<T> =
  | { readonly type: 'refused'; readonly error: Refusal }
  | { readonly type: 'unchanged'; readonly answer: T }
  | { readonly type: 'saved'; readonly answer: T; readonly before: RoomState }
  /** Another node was first. `before` is null if its change is not visible yet. */
  | { readonly type: 'stale'; readonly before: RoomState | null };

export class RoomStateStore {
  readonly #id: string;
  readonly #code: string;
  readonly #store: Store;
  #state: RoomState;
  #serialized: string;
  #rev: number;

  constructor({ id, code, state, rev }: StoredRoom, store: Store) {
    this.#id = id;
    this.#code = code;
    this.#store = store;
    this.#state = parseRoomState(state);
    this.#serialized = formatRoomState(this.#state);
    this.#rev = rev;
  }

  get state(): Readonly<RoomState> {
    return this.#state;
  }

  get rev(): number {
    return this.#rev;
  }

  /** Tries a change once. Never called while another call is under way. */
  async tryChange<T>(change: Change<T>, peopleCount: number): Promise<ChangeAttempt<T>> {
    const draft = structuredClone(this.#state);
    const changed = change(draft);
    if (!changed.ok) return { type: 'refused', error: changed.error };
    const { answer, match = null } = changed.value;
    const state = formatRoomState(draft);
    if (state === this.#serialized) return { type: 'unchanged', answer };
    if (match !== null) await this.#store.addMatch(match);
    const known = listedMembers(this.#state);
    const joined = listedMembers(draft).filter((person) => !known.includes(person));
    if (joined.length > 0) await this.#store.addRoomMembers(this.#id, joined);
    const rev = this.#rev + 1;
    const isListed = draft.access === 'open' && !draft.locked;
    const room: StoredRoom = { id: this.#id, code: this.#code, state, rev, isListed, peopleCount };
    if (await this.#store.saveRoom(room)) return { type: 'saved', answer, before: this.#adopt(state, rev) };
    const stored = await this.#read();
    // The first try may have been written although its answer was lost.
    if (stored.rev === rev && stored.state === state) return { type: 'saved', answer, before: this.#adopt(state, rev) };
    return { type: 'stale', before: this.#adoptNewer(stored) };
  }

  /** Reads the state if another node has reached `rev`. Returns the state before, or null if nothing is newer. */
  async catchUp(rev: number): Promise<RoomState | null> {
    return rev > this.#rev ? this.#adoptNewer(await this.#read()) : null;
  }

  async #read(): Promise<StoredRoom> {
    const stored = await this.#store.getRoom(this.#id);
    if (stored === null) throw new Error('the room was deleted');
    return stored;
  }

  #adoptNewer({ state, rev }: StoredRoom): RoomState | null {
    return rev > this.#rev ? this.#adopt(state, rev) : null;
  }

  #adopt(serialized: string, rev: number): RoomState {
    const before = this.#state;
    this.#state = parseRoomState(serialized);
    this.#serialized = serialized;
    this.#rev = rev;
    return before;
  }
}
