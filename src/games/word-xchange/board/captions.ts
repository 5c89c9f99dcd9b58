// The caption of the draft (what the move would do, or what is missing) and the labels of the board. Never says whether a
// word is in the dictionary (WX-082). Refusals of moves that were sent are in text/refusals.ts.

import type { Refusal, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { targetOf } from '../rules/options.ts';
import type { View } from '../rules/state.ts';
import { JOKER, spellingOf } from '../rules/tiles.ts';
import { sayMissingTiles, sayTiles } from '../text/phrases.ts';
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
  players: PlayerNames,
): MoveCaption {
  const word = spellingOf(move.word);
  const targetWord = move.type === 'make' ? null : spellingOf(move.target.word);
  const bold = targetWord === null ? word : targetWord === word && !play.ok ? '' : `→ ${word}`;
  if (!play.ok) return { targetWord, bold, text: sayUnfinished(play.error, players) };
  if (fault !== null) return { targetWord, bold, text: sayPluralFault(view) };
  const { target, tiles } = play.value;
  const count = `you’ll have ${view.easels[seat]!.length + 1} of ${targetOf(view.setup, seat)}.`;
  if (target === null) return { targetWord, bold, text: `If it’s a word, ${count}` };
  const owner = players.subject(target.seat);
  if (move.type === 'swap') return { targetWord, bold, text: `${owner} keeps it. You free the joker.` };
  const added = [...tiles].map((tile) => (tile === JOKER ? '★' : tile)).join(' ');
  return { targetWord, bold: `+ ${added} → ${word}`, text: `If it’s a word, ${owner} will lose it and ${count}` };
}

/** Where words can be challenged, adding only an S is accepted unless somebody challenges it (WX-088). */
const sayPluralFault = ({ setup }: View): string =>
  setup.wordCheck === 'challenge'
    ? `This only adds ${quoteLetter('S')}. If someone challenges it, you lose your turn.`
    : `Just adding ${quoteLetter('S')} isn’t enough. Mix up the letters, or add another one.`;

/** An unfinished word is not wrong yet, so this only says what is missing. */
function sayUnfinished(refusal: Refusal, players: PlayerNames): string {
  const [word = '', second = '', third = ''] = refusal.about;
  switch (refusal.code) {
    case 'TOO_SHORT':
      return 'A word needs at least three letters.';
    case 'NOT_ON_BOARD':
      return sayMissingTiles(word, second);
    case 'NOT_ALL_LETTERS':
      return `To steal it, use ${sayTiles(third)}, too.`;
    case 'NO_LETTER_ADDED':
      return 'Add a letter from the board to steal it.';
    default:
      return sayRefusal(refusal, players);
  }
}

export function moveButtonLabel(preview: MovePreview | null): string {
  if (preview === null) return 'Make a word';
  const { move } = preview;
  if (move.type === 'make') return `Make ${spellingOf(move.word)}`;
  return move.type === 'steal' ? `Steal ${spellingOf(move.target.word)}` : 'Free the joker';
}
