// Performs the moves that people of a match over days have planned, and drops plans that have become impossible. Every node
// that has the room open tries it; the log decides which one is first.

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { AcceptedAct, ActProcess, LiveMatch } from '../../match/live-match.ts';
import { isSlowMatch } from '../state/pace.ts';
import { settlePlan } from '../state/plans.ts';
import type { PlannedMove, PlanResult, RoomState } from '../state/room-state.ts';

type PlanRoom = {
  readonly state: Readonly<RoomState>;
  change(change: (draft: RoomState) => void): Promise<unknown>;
};
type Perform = (match: LiveMatch, act: ActProcess) => Promise<Result<AcceptedAct, Refusal>>;
type Settled = { readonly id: string; readonly result: PlanResult['result'] };

/** Whether this seat could make the move if the situation came. */
export function isPlanPossible(match: LiveMatch | null, seat: Seat, situation: string, move: string): boolean {
  const planned = match?.game.plannedMoves ?? null;
  return planned?.isPossible(match!.table.viewFor(seat), seat, situation, move) ?? false;
}

/** The act is that of the person who planned it. */
const originOf = ({ people }: RoomState, { who, id }: PlannedMove) => ({ actor: people[who]!.person, id });

export class PlannedMoves {
  readonly #room: PlanRoom;
  readonly #perform: Perform;
  #isRunning = false;

  constructor(room: PlanRoom, perform: Perform) {
    this.#room = room;
    this.#perform = perform;
  }

  /** Called after every act and whenever plans have changed. */
  update(match: LiveMatch): void {
    if (this.#isRunning || this.#currentPlans(match).length === 0) return;
    this.#isRunning = true;
    this.#run(match)
      .catch(() => {}) // the next act or the next node does it again
      .finally(() => {
        this.#isRunning = false;
      });
  }

  #currentPlans(match: LiveMatch): readonly PlannedMove[] {
    const { state } = this.#room;
    if (!isSlowMatch(state) || match.over || match.broken || state.match !== match.id) return [];
    return state.plans.filter((plan) => plan.match === match.id);
  }

  async #run(match: LiveMatch): Promise<void> {
    for (;;) {
      const plans = this.#currentPlans(match);
      const settled = plans.flatMap((plan) => this.#checkPlan(match, plan));
      const due = plans.find((plan) => this.#isDue(match, plan) && !settled.some(({ id }) => id === plan.id));
      if (due !== undefined) {
        const result = await this.#play(match, due);
        if (result !== null) settled.push({ id: due.id, result });
        else if (match.broken) return;
      } else if (settled.length === 0) return;
      if (settled.length > 0)
        await this.#room.change((draft) => {
          for (const { id, result } of settled) settlePlan(draft, id, result);
        });
    }
  }

  /** What has become of a plan without our doing. */
  #checkPlan(match: LiveMatch, plan: PlannedMove): Settled[] {
    const { state } = this.#room;
    // A node stopped between making the move and saying so.
    if (match.hasAct(originOf(state, plan))) return [{ id: plan.id, result: 'played' }];
    const hasSeat = state.seats[plan.seat]?.people.includes(plan.who) ?? false;
    const isPossible = hasSeat && isPlanPossible(match, plan.seat, plan.situation, plan.move);
    return isPossible ? [] : [{ id: plan.id, result: 'dropped' }];
  }

  #isDue({ game, table }: LiveMatch, { seat, situation }: PlannedMove): boolean {
    return game.plannedMoves?.situation(table.viewFor(seat), seat) === situation;
  }

  /** null: the table has moved on meanwhile, so the plan has to be looked at again. */
  async #play(match: LiveMatch, plan: PlannedMove): Promise<PlanResult['result'] | null> {
    const { n } = match.table;
    const act = match.actPlanned(n, plan.seat, plan.move, originOf(this.#room.state, plan));
    const performed = await this.#perform(match, act);
    if (performed.ok) return 'played';
    return match.broken || match.table.n !== n ? null : 'dropped';
  }
}
