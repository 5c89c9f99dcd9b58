// What the bench says about the letters on it, and what its green button would do: from the rules' own answers.
// Not why a move that was sent is refused (refusals.ts). Never whether a word is in the dictionary (WX-082).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { JOKER, spell } from '../rules/tiles.ts';
import { sayList, sayRefusal, sayTile } from '../text/refusals.ts';
import type { Preview } from './draft.ts';

export type Foretold = {
  /** The rival's word it would take or change. */
  readonly old: string | null;
  readonly bold: string;
  readonly text: string;
};

export function foretell({ move, play, fault }: Preview, view: View, seat: Seat, names: readonly string[]): Foretold {
  const word = spell(move.word);
  const old = move.type === 'make' ? null : spell(move.target.word);
  const bold = old === null ? word : old === word && !play.ok ? '' : `→ ${word}`;
  if (!play.ok) return { old, bold, text: sayShort(play.error) };
  if (fault !== null) return { old, bold, text: `That only adds S to the noun ${fault.of} (WX-045).` };
  const { target, tiles } = play.value;
  const count = `You have ${view.easels[seat]!.length + 1} of ${view.setup.targetWords}.`;
  if (target === null) return { old, bold, text: count };
  const owner = names[target.seat]!;
  if (move.type === 'swap') return { old, bold, text: `${owner} keeps it, the joker is freed.` };
  const added = [...tiles].map((tile) => (tile === JOKER ? '★' : tile)).join(' ');
  return { old, bold: `+ ${added} → ${word}`, text: `${owner} loses it. ${count}` };
}

/** While a word grows it is not wrong yet: what is still missing, in few words. */
function sayShort(refusal: Refusal): string {
  const [, second = '', third = ''] = refusal.about;
  switch (refusal.code) {
    case 'TOO_SHORT':
      return 'A word has three letters or more.';
    case 'NOT_ON_BOARD':
      return `${sayLetters(second)} ${second.length > 1 ? 'do' : 'does'} not lie on the board.`;
    case 'NOT_ALL_LETTERS':
      return `${sayLetters(third)} must come along to steal it.`;
    case 'NO_LETTER_ADDED':
      return 'Add a letter from the tray to steal it.';
    default:
      return sayRefusal(refusal);
  }
}

const sayLetters = (tiles: string): string => sayList([...tiles].map(sayTile));

/** What the green button would do. */
export function labelMove(shown: Preview | null): string {
  if (shown === null) return 'Make a word';
  const word = spell(shown.move.word);
  return { make: `Make ${word}`, steal: `Steal ${word}`, swap: `Swap for ${word}` }[shown.move.type];
}
