// The buttons of the action panel: label and move, for each panel mode.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import { BET_STEP_DOLLARS, forfeitFor } from '../rules/amounts.ts';
import type { Move } from '../rules/moves.ts';
import { withSeatTarget } from '../rules/options.ts';
import { royaltyOf } from '../rules/spaces.ts';
import { defaultAtStart, hasReachedTarget, hasSeveralDecks } from '../rules/state.ts';
import { cardsToPassCount, nextSeatClockwise, type View } from '../rules/view.ts';
import { capitalizeWord, formatMoney } from '../text/phrases.ts';
import type { Draft } from './draft.ts';
import type { PanelMode } from './panel-mode.ts';

/** A button. Without a move it is disabled, and the label says what is missing. */
export type PanelAction = { readonly label: string; readonly move: Move | null };
export type PanelActions = { readonly primary: PanelAction | null; readonly secondary: readonly PanelAction[] };

export type ViewerContext = { readonly view: View; readonly seat: Seat | null; readonly players: PlayerNames };

export function panelActionsOf({ view, seat, players }: ViewerContext, mode: PanelMode, draft: Draft): PanelActions {
  const none: PanelActions = { primary: null, secondary: [] };
  if (seat === null) return none;
  switch (mode) {
    case 'roll':
      return { primary: { label: 'Roll the die', move: { type: 'roll' } }, secondary: [] };
    case 'start':
      return startActions(view, seat);
    case 'place':
      return placingActions(view, seat, draft);
    case 'challenge':
      return challengeActions(draft);
    case 'bet':
      return betActions(view, draft);
    case 'pass':
      return { primary: passAction(view, seat, players, draft), secondary: [] };
    default:
      return none;
  }
}

function startActions(view: View, seat: Seat): PanelActions {
  const { books, cash } = view.players[seat]!;
  const setup = withSeatTarget(view.setup, seat);
  const book: PanelAction = { label: 'Publish a book', move: { type: 'book' } };
  const royalty: PanelAction = { label: `Take ${formatMoney(royaltyOf(books))}`, move: { type: 'royalty' } };
  const winsByBook = hasReachedTarget(setup, books + 1, cash);
  const winsByRoyalty = !winsByBook && hasReachedTarget(setup, books, cash + royaltyOf(books));
  // The green button wins if it can. Otherwise it is the choice made for a player whose time runs out (WP-128).
  return winsByRoyalty || defaultAtStart(setup, books) === 'royalty'
    ? { primary: royalty, secondary: [book] }
    : { primary: book, secondary: [royalty] };
}

function placingActions(view: View, seat: Seat, { heldCard, window }: Draft): PanelActions {
  const finish: PanelAction = { label: 'End turn', move: { type: 'finish' } };
  const forfeit = forfeitFor(view.windows);
  const noplay: PanelAction = {
    label:
      forfeit > view.players[seat]!.cash ? 'Play nothing, lose a turn' : `Play nothing, pay ${formatMoney(forfeit)}`,
    move: { type: 'noplay' },
  };
  if (heldCard === null)
    return view.laid.length > 0
      ? { primary: finish, secondary: [] }
      : { primary: { label: 'Choose a card', move: null }, secondary: [noplay] };
  const place: PanelAction =
    window === null
      ? { label: 'Choose a window', move: null }
      : { label: `Play ${capitalizeWord(heldCard)} on ${window}`, move: { type: 'place', card: heldCard, window } };
  return { primary: place, secondary: [] };
}

function challengeActions({ challengedCard, letter, wordNumber }: Draft): PanelActions {
  const waive: PanelAction = { label: 'Let it stand', move: { type: 'waive' } };
  if (letter === null && wordNumber === null) return { primary: waive, secondary: [] };
  const challenge: PanelAction =
    challengedCard === null || letter === null || wordNumber === null
      ? { label: letter === null ? 'Synonym or antonym?' : 'Choose a word', move: null }
      : {
          label: `Challenge for ${formatMoney(BET_STEP_DOLLARS)}`,
          move: { type: 'challenge', card: challengedCard, statement: `${letter}${wordNumber}` },
        };
  return { primary: challenge, secondary: [waive] };
}

function betActions({ phase }: View, { raiseTo }: Draft): PanelActions {
  if (phase.type !== 'bet' || raiseTo === null) return { primary: null, secondary: [] };
  return {
    primary: { label: `Call ${formatMoney(phase.level)}`, move: { type: 'call' } },
    secondary: [{ label: `Raise to ${formatMoney(raiseTo)}`, move: { type: 'raise', to: raiseTo } }],
  };
}

function passAction(view: View, seat: Seat, players: PlayerNames, draft: Draft): PanelAction {
  const missing = cardsToPassCount(view) - draft.cardsToPass.length;
  if (missing > 0)
    return {
      label: `Choose ${draft.cardsToPass.length === 0 ? countOf(missing, 'card') : `${missing} more`}`,
      move: null,
    };
  const cards = draft.cardsToPass.length === 0 ? 'nothing' : joinWithAnd(draft.cardsToPass.map(capitalizeWord));
  const label = hasSeveralDecks(view.players)
    ? `Swap ${cards}`
    : `Pass ${cards} to ${players.name(nextSeatClockwise(view, seat))}`;
  return { label, move: { type: 'pass', cards: draft.cardsToPass } };
}
