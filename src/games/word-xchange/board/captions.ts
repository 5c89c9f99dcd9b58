// The caption of the draft (what the move would do, or what is missing) and the label of its button. Never says whether a
// word is in the dictionary (WX-082). Refusals of moves that were sent are in text/refusals.ts.

import type { Refusal, Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { JOKER, spellingOf } from '../rules/tiles.ts';
import { sayTiles } from '../text/phrases.ts';
import { sayRefusal } from '../text/refusals.ts';
import type { MovePreview } from './preview.ts';

export type MoveCaption = {
  /** The rival's word that the move would take or change. */
  readonly targetWord: string | null;
  readonly bold: string;
  readonly text: string;
};

export function captionMove(
  { move, play, fault }: MovePreview,
  view: View,
  seat: Seat,
  names: readonly string[],
): MoveCaption {
  const word = spellingOf(move.word);
  const targetWord = move.type === 'make' ? null : spellingOf(move.target.word);
  const bold = targetWord === null ? word : targetWord === word && !play.ok ? '' : `→ ${word}`;
  if (!play.ok) return { targetWord, bold, text: sayUnfinished(play.error) };
  if (fault !== null) return { targetWord, bold, text: `That only adds S to the noun ${fault.of} (WX-045).` };
  const { target, tiles } = play.value;
  const count = `You have ${view.easels[seat]!.length + 1} of ${view.setup.targetWords}.`;
  if (target === null) return { targetWord, bold, text: count };
  const owner = names[target.seat]!;
  if (move.type === 'swap') return { targetWord, bold, text: `${owner} keeps it, the joker is freed.` };
  const added = [...tiles].map((tile) => (tile === JOKER ? '★' : tile)).join(' ');
  return { targetWord, bold: `+ ${added} → ${word}`, text: `${owner} loses it. ${count}` };
}

/** An unfinished word is not wrong yet, so this only says what is missing. */
function sayUnfinished(refusal: Refusal): string {
  const [, second = '', third = ''] = refusal.about;
  switch (refusal.code) {
    case 'TOO_SHORT':
      return 'A word has three letters or more.';
    case 'NOT_ON_BOARD':
      return `${sayTiles(second)} ${second.length > 1 ? 'do' : 'does'} not lie on the board.`;
    case 'NOT_ALL_LETTERS':
      return `${sayTiles(third)} must come along to steal it.`;
    case 'NO_LETTER_ADDED':
      return 'Add a letter from the tray to steal it.';
    default:
      return sayRefusal(refusal);
  }
}

export function moveButtonLabel(preview: MovePreview | null): string {
  if (preview === null) return 'Make a word';
  const word = spellingOf(preview.move.word);
  return { make: `Make ${word}`, steal: `Steal ${word}`, swap: `Swap for ${word}` }[preview.move.type];
}
