// People come to a room and go: who may enter, and what follows when somebody comes or leaves: the table clock stops, votes
// are counted again, the host role passes on.

import type { Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import type { ServerContext } from '../../shared/context.ts';
import { applyPauseVotes } from '../commands.ts';
import { settleHouseVote } from '../house/house-vote.ts';
import type { MatchRunner } from '../play/match-runner.ts';
import { settleRematch } from '../rematch/rematch.ts';
import type { RoomBroadcaster } from '../room-broadcaster.ts';
import { playingPeople, returnToDays, settlePaceVote } from '../state/pace.ts';
import {
  isAwaited,
  passHost,
  type RoomMember,
  type RoomState,
  startTableClock,
  stopTableClock,
} from '../state/room-state.ts';
import type { Change } from '../state/room-state-store.ts';
import { admit } from './moderation.ts';
import type { Presence, RoomConnection } from './presence.ts';

/** A host who is away for longer loses the role, and a rematch that only they asked for is dropped. */
const MAX_ABSENCE_MS = 30_000;
/** A full room forgets spectators who are away for longer. */
const FORGET_AFTER_MS = 60_000;
/** Connections to one room on one node. People with a seat always get in. */
const MAX_ROOM_CONNECTIONS = 200;

const DONE = ok({ answer: null });
/** For background work: the next tick or change does it again. */
const ignoreFailure = (): void => {};

/** The room that people come to. */
type AttendedRoom = {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly presence: Presence;
  readonly liveMatch: LiveMatch | null;
  readonly running: boolean;
  readonly tableTime: number;
  readonly peopleCount: { readonly id: string; readonly here: number };
  announcePresence(): void;
};

type RoomParts = {
  readonly broadcaster: RoomBroadcaster;
  readonly runner: MatchRunner;
  change<T>(change: Change<T>): Promise<Result<T, Refusal>>;
};

export class Attendance {
  readonly #context: ServerContext;
  readonly #room: AttendedRoom;
  readonly #broadcaster: RoomBroadcaster;
  readonly #runner: MatchRunner;
  readonly #change: RoomParts['change'];
  /** People who are about to be connected. */
  readonly #entering: string[] = [];
  #wasLeader: boolean;

  constructor(context: ServerContext, room: AttendedRoom, { broadcaster, runner, change }: RoomParts) {
    this.#context = context;
    this.#room = room;
    this.#broadcaster = broadcaster;
    this.#runner = runner;
    this.#change = change;
    this.#wasLeader = room.presence.isLeader;
  }

  get peopleHereOrEntering(): ReadonlySet<number> {
    const entering = this.#room.state.people.filter(({ person }) => this.#entering.includes(person));
    return new Set([...this.#room.presence.peopleHere, ...entering.map(({ who }) => who)]);
  }

  /** Returns the person's number in the room. A connection that is in the room already may enter again, to be up to date. */
  async enter(connection: RoomConnection, name: string | null): Promise<Result<number, Refusal>> {
    const { person } = connection;
    const visitor = { person, name, address: connection.addressIn(this.#room.id) };
    const already = this.#room.presence.whoOf(connection);
    if (already !== null && !isAwaited(this.#room.state, already)) {
      this.#broadcaster.sendTo(connection, already);
      return ok(already);
    }
    const isCrowded = this.#room.presence.connectionCount >= MAX_ROOM_CONNECTIONS && already === null;
    const isGone = (member: RoomMember): boolean =>
      this.#room.presence.awayMs(member.who) > FORGET_AFTER_MS && !this.#entering.includes(member.person);
    this.#entering.push(person);
    try {
      const entered = await this.#change((draft) => {
        const who = admit(draft, visitor, isCrowded, isGone);
        if (!who.ok) return who;
        startTableClock(draft, this.#context.now(), this.#room.tableTime);
        return ok({ answer: who.value });
      });
      if (!entered.ok) return entered;
      this.#trackPresence(() => this.#room.presence.add(entered.value, connection));
      this.#broadcaster.sendTo(connection, entered.value);
      return entered;
    } finally {
      this.#entering.splice(this.#entering.indexOf(person), 1);
    }
  }

  leave(connection: RoomConnection): void {
    this.#trackPresence(() => this.#room.presence.remove(connection));
  }

  /** Every second: drops nodes that fell silent, passes the host role on if the host is away too long, and lets a match that
   *  was played live for a while go on over days when somebody has left, or everybody. */
  tick(): void {
    if (this.#room.presence.hasOtherNodes) this.#trackPresence(() => this.#room.presence.expireNodes());
    const { host, rematch, returnPace, seats } = this.#room.state;
    const { isLeader, localPeople, peopleHere } = this.#room.presence;
    const isGone = (who: number): boolean => this.#room.presence.awayMs(who) >= MAX_ABSENCE_MS;
    if (!isLeader) return;
    const seated = seats.flatMap(({ people }) => people);
    if (returnPace !== null && (playingPeople(this.#room.state).some(isGone) || seated.every(isGone)))
      this.#changeLater((draft) => returnToDays(draft, this.#context.now(), this.#room.tableTime));
    if (localPeople.length === 0) return;
    if (isGone(host))
      this.#changeLater((draft) => {
        if (draft.host === host) passHost(draft, peopleHere);
      });
    if (rematch?.agreed.every(isGone))
      this.#changeLater((draft) => {
        if (draft.rematch?.askedAt === rematch.askedAt) draft.rematch = null;
      });
  }

  /** Runs an update of the presence and acts on what it changed. */
  #trackPresence(update: () => void): void {
    const before = [...this.#room.presence.peopleHere].join();
    const localPeopleBefore = this.#room.presence.localPeople.join();
    update();
    const { isLeader, peopleHere } = this.#room.presence;
    if (this.#wasLeader !== isLeader) {
      this.#wasLeader = isLeader;
      this.#runner.reschedule();
    }
    const localPeopleAfter = this.#room.presence.localPeople.join();
    if (localPeopleBefore !== localPeopleAfter) this.#room.announcePresence();
    if (before === [...peopleHere].join()) return;
    // The background job counts only where somebody is, so that nobody is left has to be stored here.
    if (this.#room.state.access === 'open' || peopleHere.size === 0)
      void this.#context.store.touchRooms([this.#room.peopleCount]).catch(ignoreFailure);
    void this.pauseIfEmpty().catch(ignoreFailure);
    this.#broadcaster.request();
    const { votes, rematch, paceVote, houseVote } = this.#room.state;
    if (isLeader && (votes.length > 0 || rematch !== null || paceVote !== null || houseVote !== null))
      this.#changeLater((draft) => {
        const moment = {
          here: this.#room.presence.peopleHere,
          now: this.#context.now(),
          tableTime: this.#room.tableTime,
        };
        settlePaceVote(draft, moment);
        settleHouseVote(draft, moment);
        applyPauseVotes(draft, this.#room.presence.peopleHere, this.#room.tableTime);
        settleRematch(draft, this.#room.presence.peopleHere, this.#context.now());
      });
  }

  /** Stops the table clock when everybody has left. */
  async pauseIfEmpty(): Promise<void> {
    if (!this.#room.running || this.#room.presence.peopleHere.size > 0) return;
    await this.#change((draft) => {
      if (this.#room.presence.peopleHere.size === 0) stopTableClock(draft, this.#room.tableTime);
      return DONE;
    });
  }

  /** Another node announced its people. */
  updateNode(node: string, people: readonly number[]): void {
    this.#trackPresence(() => {
      const isNew = this.#room.presence.updateNode(node, people);
      if (isNew) this.#room.announcePresence(); // so that it knows of our people at once
    });
  }

  #changeLater(change: (draft: RoomState) => void): void {
    const changed = this.#change((draft) => {
      change(draft);
      return DONE;
    });
    void changed.catch(ignoreFailure);
  }
}
