// Which tip to show now, and which have been shown. Settings remember a tip as `game/tip`, and a game whose tips are finished
// as `game`.

import type { Json } from '../../../core/game.ts';
import type { Tip, TipFacts } from '../../../ui-kit/game-manifest.ts';

/** Whether the tips of a game are still wanted. */
export const wantsTips = (game: string, { tips, tipsSeen }: { tips: boolean; tipsSeen: readonly string[] }): boolean =>
  tips && !tipsSeen.includes(game);

/** The first tip whose moment has come, that has not been shown and whose target is on screen; null if there is none. */
export const chooseTip = (
  tips: readonly Tip[],
  game: string,
  seen: readonly string[],
  facts: TipFacts<Json>,
  isVisible: (target: string) => boolean,
): Tip | null =>
  tips.find((tip) => !seen.includes(`${game}/${tip.id}`) && tip.when(facts) && isVisible(tip.target)) ?? null;

/** What to remember once a tip has been shown: after the last one, only the game. */
export function markTipSeen(
  tips: readonly Tip[],
  game: string,
  seen: readonly string[],
  id: string,
): readonly string[] {
  const next = [...seen, `${game}/${id}`];
  return tips.every((tip) => next.includes(`${game}/${tip.id}`)) ? markTipsFinished(game, next) : next;
}

export const markTipsFinished = (game: string, seen: readonly string[]): readonly string[] => [
  ...seen.filter((one) => one !== game && !one.startsWith(`${game}/`)),
  game,
];
