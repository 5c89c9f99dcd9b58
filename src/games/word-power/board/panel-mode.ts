// What the action panel asks of the viewer right now. The buttons are in panel-actions.ts, the text in captions.ts.

import type { Seat } from '../../../core/game.ts';
import type { SettledChallenge } from '../rules/state.ts';
import { challengeablePlacements, type View } from '../rules/view.ts';

export type PanelMode = 'roll' | 'start' | 'place' | 'challenge' | 'bet' | 'pass' | 'watch' | 'over';

export function panelModeOf(view: View, seat: Seat | null): PanelMode {
  const { phase, active, toAct } = view;
  if (phase.type === 'over') return 'over';
  if (seat === null) return 'watch';
  if ((phase.type === 'place' || phase.type === 'wait') && seat !== active)
    return challengeablePlacements(view, seat).length > 0 ? 'challenge' : 'watch';
  return toAct.includes(seat) && phase.type !== 'wait' ? phase.type : 'watch';
}

export const isHandSelectable = (mode: PanelMode): boolean => mode === 'place' || mode === 'pass';

/**
 * The latest revealed answer, if the panel should still show it: in its own turn, and while the viewer watches until the
 * next card is placed. An own decision is never mixed up with an earlier turn.
 */
export function challengeToShow({ settled, turn, laid, phase }: View, mode: PanelMode): SettledChallenge | null {
  if (settled === null || phase.type === 'bet' || mode === 'challenge' || mode === 'over') return null;
  if (settled.turn === turn) return settled;
  return mode === 'watch' && turn - settled.turn === 1 && laid.length === 0 ? settled : null;
}
