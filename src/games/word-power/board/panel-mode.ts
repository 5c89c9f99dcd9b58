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
 * The latest revealed answer, if the panel should still show it: until the end of the next turn, but not once
 * the viewer has rolled, and not while a card is being challenged. On a small screen it also makes way for the cards placed next.
 */
export function challengeToShow(view: View, mode: PanelMode, isSmallScreen: boolean): SettledChallenge | null {
  const { settled, turn, laid, phase } = view;
  if (settled === null || turn - settled.turn > 1) return null;
  if (phase.type === 'bet' || mode === 'challenge' || mode === 'over') return null;
  const isFromEarlierTurn = settled.turn < turn;
  return isFromEarlierTurn && ((mode !== 'watch' && mode !== 'roll') || (isSmallScreen && laid.length > 0))
    ? null
    : settled;
}
