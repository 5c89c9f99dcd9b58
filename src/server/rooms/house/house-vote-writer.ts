// Writes a word that the table has voted for into the log of the match. The vote stays in the room's state until the act is
// written, so another node, or this one after a restart, writes it if this one stops; the id of the vote keeps it from being
// written twice.

import { formatHouseAct } from '../../../core/house/house-act.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import type { MatchRunner } from '../play/match-runner.ts';
import type { RoomState } from '../state/room-state.ts';

type VotingRoom = {
  readonly state: Readonly<RoomState>;
  readonly liveMatch: LiveMatch | null;
};

export class HouseVoteWriter {
  readonly #room: VotingRoom;
  readonly #runner: Pick<MatchRunner, 'perform'>;
  readonly #close: (id: string) => Promise<unknown>;
  #writing: string | null = null;

  constructor(room: VotingRoom, runner: Pick<MatchRunner, 'perform'>, close: (id: string) => Promise<unknown>) {
    this.#room = room;
    this.#runner = runner;
    this.#close = close;
  }

  /** Follows the room's state after each change. */
  update(): void {
    const { liveMatch } = this.#room;
    const { houseVote: vote } = this.#room.state;
    if (liveMatch === null || vote === null || !vote.isPassed || this.#writing === vote.id) return;
    this.#writing = vote.id;
    const text = formatHouseAct(vote);
    // Refused if the match has ended meanwhile; then the room alone remembers the word.
    void this.#runner
      .perform(liveMatch, liveMatch.actOfTable(text, `house-${vote.id}`))
      .then(() => this.#close(vote.id))
      .catch(() => {}) // the store is down: this node stops, and another one writes it
      .finally(() => (this.#writing = null));
  }
}
