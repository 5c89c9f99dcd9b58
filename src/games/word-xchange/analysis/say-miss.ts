// A miss in a sentence or two: what was there, what was done instead, and whether it would have won.

import type { Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd, joinWithOr, quoteLetter } from '../../../core/wording.ts';
import { parseMove } from '../rules/moves.ts';
import { resolvePlay } from '../rules/resolve-play.ts';
import type { Play, View } from '../rules/state.ts';
import { JOKER, spellingOf, type Tiles } from '../rules/tiles.ts';
import { WIN_WORTH } from './assess-turn.ts';

export function sayMiss(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  const { kind, seat, everyday, best } = assessment;
  if (kind === 'answer') return sayWrongAnswer(assessment, view, players);
  const choice = everyday ?? best;
  const play = playOf(choice, seat, view);
  if (play === null) return `${players.subject(seat)} had nothing better than ending the turn.`;
  return [
    sayChance(play, alternativesTo(play, assessment, view), players),
    sayWin(choice),
    sayInstead(assessment, players),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export function playOf({ text }: Choice, seat: number, view: View): Play | null {
  const move = parseMove(text);
  const resolved = move !== null && 'word' in move ? resolvePlay(view, seat, move) : null;
  return resolved?.ok === true ? resolved.value : null;
}

/** “RACE” of Ben and a T: “TRACE or REACT would have taken it”. */
function sayChance({ type, word, tiles, target }: Play, alternatives: readonly string[], players: PlayerNames): string {
  const words = joinWithOr([spellingOf(word), ...alternatives]);
  if (target === null) return `${words} could have been made from the letters on the board.`;
  const owner = `${players.subject(target.seat)} had ${spellingOf(target.word)}`;
  if (type === 'swap')
    return `${owner} with the joker in it, and ${sayPresent(tiles)}: ${word} would have freed the joker.`;
  return `${owner}${jokerIn(target.word)} and ${sayPresent(tiles)}: ${words} would have taken it.`;
}

/** “ with the joker as “G””, for a word that the joker is in: it can become another letter. */
export function jokerIn(word: string): string {
  const [, letter] = /\[(\w)\]/.exec(word) ?? [];
  return letter === undefined ? '' : ` with the joker as ${quoteLetter(letter)}`;
}

/** “there was a “T””, “there were an “E” and an “S””. */
function sayPresent(tiles: Tiles): string {
  const items = [...tiles].map((tile) => (tile === JOKER ? 'the joker' : `${articleFor(tile)} ${quoteLetter(tile)}`));
  return `there ${tiles.length === 1 ? 'was' : 'were'} ${joinWithAnd(items)}`;
}

/** Letters whose name begins with a vowel: “an F”. */
const articleFor = (letter: string): string => ('AEFHILMNORSX'.includes(letter) ? 'an' : 'a');

const MOST_ALTERNATIVES = 2;
/** An alternative is not much rarer than the word itself. */
const MIN_ALTERNATIVE_ZIPF = 3.5;

/** Other words from the same tiles. */
function alternativesTo(
  play: Play,
  { seat, missed, everyday, best }: PositionAssessment,
  view: View,
): readonly string[] {
  const minZipf = Math.min((everyday ?? best).zipf, MIN_ALTERNATIVE_ZIPF);
  const others = missed.flatMap((choice) => {
    const other = choice.zipf < minZipf ? null : playOf(choice, seat, view);
    const isSame =
      other !== null &&
      other.type === play.type &&
      other.target?.seat === play.target?.seat &&
      other.target?.word === play.target?.word &&
      sortTiles(other.tiles) === sortTiles(play.tiles) &&
      spellingOf(other.word) !== spellingOf(play.word);
    return isSame ? spellingOf(other.word) : [];
  });
  return [...new Set(others)].slice(0, MOST_ALTERNATIVES);
}

const sortTiles = (tiles: Tiles): Tiles => [...tiles].toSorted().join('');

function sayWin({ worth, words: [, ...following] }: Choice): string {
  if (worth < WIN_WORTH) return '';
  return following.length === 0
    ? 'That would have won the game.'
    : `With ${joinWithAnd(following)} in the same turn, it would have won the game.`;
}

function sayInstead({ seat, played, refused }: PositionAssessment, players: PlayerNames): string {
  if (refused !== undefined) return `${players.subject(seat)} tried ${refused}.`;
  const [word] = played?.words ?? [];
  return word === undefined ? '' : `${players.subject(seat)} played ${word} instead.`;
}

function sayWrongAnswer({ seat, best }: PositionAssessment, { proposal }: View, players: PlayerNames): string {
  const word = proposal === null ? '' : spellingOf(proposal.word);
  return best.text === 'challenge'
    ? `${word} doesn’t count, but ${players.name(seat)} let it stand. A challenge would have undone it.`
    : `${players.subject(seat)} challenged ${word}, but it’s a real word.`;
}
