// Writes the steps of a match as text: whole ones, and for clients that want it only what has changed since the step before.

import type { Viewer } from '../../core/game.ts';
import { type Step, type StepChanges, stepChanges } from '../../core/protocol/step-changes.ts';

/** The step a connection got last. Changes are sent only on top of it. */
export type StepPosition = { readonly writer: StepWriter; readonly viewer: Viewer; readonly n: number };

/** A step of one viewer. `to` differs between the people who share a view. */
export type WrittenStep = {
  readonly position: StepPosition;
  whole(to: string | null): string;
  /** The changes, or the whole step if the step before was not written or differs too much. */
  changes(to: string | null): string;
};

export class StepWriter {
  readonly #latest = new Map<Viewer, Step>();

  write(viewer: Viewer, step: Step): WrittenStep {
    const before = this.#latest.get(viewer);
    this.#latest.set(viewer, step);
    const whole = textOf(() => step);
    const changes = textOf(() => (before && stepChanges(before, step)) ?? step);
    return { position: { writer: this, viewer, n: step.n }, whole, changes };
  }
}

/** Made when it is needed, and once for all who get the same. */
function textOf(create: () => Step | StepChanges): (to: string | null) => string {
  let message: Step | StepChanges | undefined;
  let shared: string | undefined;
  return (to) => {
    message ??= create();
    return to === null ? (shared ??= JSON.stringify(message)) : JSON.stringify({ ...message, to });
  };
}
