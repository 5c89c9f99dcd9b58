// Asking the table on a server: the room runs the vote.

import type { HouseChange } from '../../../core/house/house-act.ts';
import type { RoomCommand, RoomView } from '../../../core/protocol/protocol.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import { cleanWord, type HouseControl, type VoteView } from './house-control.ts';

type Connection = {
  readonly room: RoomView | null;
  readonly you: number;
  readonly commandRefusal: string | null;
  sendCommand(command: RoomCommand): void;
};

export class OnlineHouse implements HouseControl {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get vote(): VoteView | null {
    const { room, you } = this.#connection;
    const vote = room?.houseVote;
    if (room === null || vote == null) return null;
    const isSlow = (room.pace ?? 0) > 0;
    const seated = room.seats.flatMap(({ people }) => people).filter((who) => isSlow || room.people[who]?.here);
    const missing = seated.filter((who) => who !== you && !vote.voted.includes(who));
    const { change, word, why } = vote;
    return {
      ...{ change, word, why },
      by: vote.by === you ? 'You asked' : `${room.people[vote.by]?.name ?? 'Someone'} asks`,
      voter: seated.includes(you) && !vote.voted.includes(you) ? { name: null } : null,
      waiting: missing.length === 0 ? '' : `Waiting for ${joinWithAnd(missing.map((who) => room.people[who]!.name))}.`,
    };
  }

  get refusal(): string | null {
    return this.#connection.commandRefusal;
  }

  ask(change: HouseChange['change'], text: string): void {
    const word = cleanWord(text);
    if (/^[A-Z]{1,40}$/.test(word)) this.#connection.sendCommand({ do: 'askTable', change, word });
  }

  answer(counts: boolean): void {
    this.#connection.sendCommand({ do: 'voteWord', counts });
  }
}
