// The text of the action panel: what the player is asked, what the current draft would do, and what opponents are doing.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import { BET_STEP_DOLLARS, maxStake } from '../rules/amounts.ts';
import { withSeatTarget } from '../rules/options.ts';
import { authorStatusOf, type PlayRelation, royaltyOf, SPACES } from '../rules/spaces.ts';
import { hasReachedTarget, hasSeveralDecks, relationInPlay, type SettledChallenge } from '../rules/state.ts';
import {
  type BetView,
  cardsToPassCount,
  challengeablePlacements,
  findPlacedFace,
  nextSeatClockwise,
  type View,
} from '../rules/view.ts';
import { capitalizeWord, formatMoney, relationPlural, sayClaim, spaceLabel } from '../text/phrases.ts';
import { sayTarget } from '../text/prompt.ts';
import type { Draft } from './draft.ts';
import type { ViewerContext } from './panel-actions.ts';
import type { PanelMode } from './panel-mode.ts';
import { previewPlacement } from './preview.ts';

/** Key words are in “quotes”, which the panel renders as bold text. */
export type Caption = { readonly title: string; readonly text: string; readonly note?: string };

export function captionOf(context: ViewerContext, mode: PanelMode, draft: Draft): Caption {
  const { view, seat } = context;
  switch (mode) {
    case 'roll':
      return { title: 'What each roll does', text: `${sayTarget(view)}${explainBooks(view, seat!)}` };
    case 'start':
      return captionAtStart(view, seat!);
    case 'place':
      return {
        title: `Play ${relationPlural(currentRelation(view))}`,
        text: previewPlacement(view, draft),
        note: 'You publish a book when you cover the last empty window or play all four cards.',
      };
    case 'challenge':
      return captionOfChallenge(context, draft);
    case 'bet':
      return captionOfBet(context);
    case 'pass':
      return captionOfPass(context);
    case 'watch':
      return captionOfWatching(context);
    case 'over':
      return view.review?.length === 0
        ? { title: 'No cards were played', text: '' }
        : { title: 'Every card played', text: 'What the players said, and the right answers.' };
  }
}

/** In the first rounds, says how a book comes about. */
const explainBooks = ({ players, round }: View, seat: Seat): string =>
  players[seat]!.books > 0 || round > 2
    ? ''
    : ' You publish a book when you fill the last empty window, play all four cards, or pass Start.';

/** How long a card can still be challenged. */
export function sayChallengeTime({ phase, deadline }: View): string {
  if (phase.type !== 'wait') return 'Until the turn is over';
  return deadline === null ? 'No time limit' : 'to challenge';
}

const currentRelation = (view: View): PlayRelation => relationInPlay(view.players, view.active)!;

function captionAtStart({ players, setup: tableSetup }: View, seat: Seat): Caption {
  const setup = withSeatTarget(tableSetup, seat);
  const { books, cash } = players[seat]!;
  const nextStatus = authorStatusOf(books + 1);
  const promotion = nextStatus === authorStatusOf(books) ? '' : `, and you’re a ${nextStatus}`;
  const richer = cash + royaltyOf(books);
  const sayWin = (nextBooks: number, nextCash: number): string =>
    hasReachedTarget(setup, nextBooks, nextCash) ? ', and you win' : '';
  return {
    title: 'A book or royalties?',
    text: `A book: ${books + 1} of ${setup.targetBooks}${sayWin(books + 1, cash) || promotion}. Royalties: ${formatMoney(royaltyOf(books))}, which makes ${formatMoney(richer)}${sayWin(books, richer)}.`,
  };
}

function captionOfChallenge({ view, seat, players }: ViewerContext, { challengedCard }: Draft): Caption {
  const placement = view.laid.find(({ key }) => key === challengedCard);
  if (placement === undefined) return { title: 'Challenge a card?', text: '' };
  const { key, window } = placement;
  const word = findPlacedFace(view, placement)!.words[window - 1]!;
  const { cash } = view.players[view.active]!;
  const cap = Math.min(maxStake(view.players[seat!]!.cash), maxStake(cash));
  const limit =
    cash < BET_STEP_DOLLARS
      ? `${players.subject(view.active)} can bet only ${formatMoney(cash)}.`
      : cap > BET_STEP_DOLLARS
        ? `The limit is ${formatMoney(cap)}.`
        : 'It can’t be raised.';
  return {
    title: `Challenge ${capitalizeWord(key)}?`,
    text: `${players.subject(view.active)} says ${sayClaim(currentRelation(view), key, word)}. If that’s wrong, what’s right?`,
    note: `You bet ${formatMoney(BET_STEP_DOLLARS)} that you’re right. ${limit}`,
  };
}

/** What the card claims, and what the challenger claims instead. */
function describeClaims({ view, players }: ViewerContext, { key, challenger, statement }: BetView): string {
  const { window } = view.laid.find((one) => one.key === key)!;
  const { words } = findPlacedFace(view, { key, window })!;
  const says = (seat: Seat): string => `${players.subject(seat)} ${players.verb(seat, 'say', 'says')}`;
  const claim = sayClaim(currentRelation(view), key, words[window - 1]!);
  return `${says(view.active)} ${claim}. ${says(challenger)} ${sayClaim(statement[0]!, key, words[Number(statement[1]) - 1]!)}.`;
}

function captionOfBet(context: ViewerContext): Caption {
  const bet = context.view.phase as BetView;
  const raised = bet.level > BET_STEP_DOLLARS;
  const other = context.players.subject(bet.toSpeak === bet.challenger ? context.view.active : bet.challenger);
  return {
    title: raised ? `${other} raises to ${formatMoney(bet.level)}` : `${other} challenges ${capitalizeWord(bet.key)}`,
    text: describeClaims(context, bet),
    note: `If you call, you see the answer and win or lose ${formatMoney(bet.level)}. The bet can go up to ${formatMoney(bet.cap)}.`,
  };
}

function captionOfPass({ view, seat, players }: ViewerContext): Caption {
  const cards = countOf(cardsToPassCount(view), 'card');
  return hasSeveralDecks(view.players)
    ? { title: `Swap ${cards}`, text: 'Choose cards to give back. You get the same number of new ones.' }
    : {
        title: `Pass ${cards} to ${players.name(nextSeatClockwise(view, seat!))}`,
        text: 'Everyone passes to the left at the same time.',
      };
}

function captionOfWatching(context: ViewerContext): Caption {
  const { view, seat, players } = context;
  const { phase, active } = view;
  const name = players.subject(active);
  switch (phase.type) {
    case 'start':
      return {
        title: `${name} is at Start`,
        text: `A book, or ${formatMoney(royaltyOf(view.players[active]!.books))} in royalties.`,
      };
    case 'place': {
      const relation = currentRelation(view);
      return {
        title: `${name} plays ${relationPlural(relation)}`,
        text:
          view.laid.length === 0
            ? `Each card should be on the number of its ${{ S: 'synonym', A: 'antonym', SA: 'match' }[relation]}.${seat === null ? '' : ' If one isn’t, challenge it.'}`
            : explainNoChallenge(context),
      };
    }
    case 'wait':
      return {
        title: 'Any challenges?',
        text: `${sayWait(context, phase.kind)} ${explainNoChallenge(context)}`.trimEnd(),
      };
    case 'bet':
      return {
        title: `${players.subject(phase.challenger)} ${players.verb(phase.challenger, 'challenge', 'challenges')} ${capitalizeWord(phase.key)}`,
        text: `${describeClaims(context, phase)} Now ${players.name(phase.toSpeak)} can call (keep the bet) or raise it.`,
      };
    case 'pass':
      return {
        title: hasSeveralDecks(view.players) ? 'Everyone swaps cards' : 'Everyone passes cards to the left',
        text:
          view.chosen === null || view.chosen.length === 0
            ? ''
            : `You chose ${joinWithAnd(view.chosen.map(capitalizeWord))}.`,
      };
    default:
      return {
        title: `${players.subjectPossessive(active)} turn to roll`,
        text: `Round ${view.round}. ${sayTarget(view)}`,
      };
  }
}

function sayWait({ view, players }: ViewerContext, kind: 'coverage' | 'final'): string {
  const { active, laid } = view;
  return kind === 'coverage'
    ? `All four windows are covered. If nobody catches a wrong card, ${players.name(active)} ${players.verb(active, 'publish', 'publishes')} a book.`
    : `${players.subject(active)} played ${countOf(laid.length, 'card')}.`;
}

/** Why the viewer is not asked to challenge the open cards. */
function explainNoChallenge({ view, seat }: ViewerContext): string {
  const open = view.laid.filter((placement) => placement.open);
  if (seat === null || seat === view.active || open.length === 0 || challengeablePlacements(view, seat).length > 0)
    return '';
  if (view.players[seat]!.cash < BET_STEP_DOLLARS) return `You need ${formatMoney(BET_STEP_DOLLARS)} to challenge.`;
  return 'You didn’t challenge.';
}

/** What each player is doing during a challenge wait or a PASS; goes with the name in front. */
export function opponentActivity({ phase, players, active, laid, toAct }: View): readonly {
  readonly seat: Seat;
  readonly activity: string;
}[] {
  if (phase.type !== 'wait' && phase.type !== 'pass') return [];
  return players.flatMap((player, seat) => {
    if (player.left || (phase.type === 'wait' && seat === active)) return [];
    if (toAct.includes(seat)) return [{ seat, activity: phase.type === 'pass' ? 'is choosing' : 'is thinking' }];
    if (phase.type === 'pass') return [{ seat, activity: player.cards === 0 ? 'has no cards' : 'has chosen' }];
    const open = laid.filter((placement) => placement.open && !placement.waived.includes(seat));
    if (open.length === 0) return [{ seat, activity: 'doesn’t challenge' }];
    return [{ seat, activity: player.idle ? 'is away' : 'doesn’t have enough money to challenge' }];
  });
}

/** The active player's space, shown above the windows of the Publishing House. */
export function sayActivePosition({ view, players }: ViewerContext): string {
  const { active } = view;
  const at = view.players[active]?.at ?? null;
  if (at === null) return '';
  return `${players.subject(active)} ${players.verb(active, 'are', 'is')} on ${spaceLabel(SPACES[at]!)}`;
}

/** Who was right in a settled challenge. In the past, because it stays visible during the next turn. */
export function sayVerdict({ verdict, challenger, challenged }: SettledChallenge, players: PlayerNames): string {
  const wasRight = (seat: Seat): string => `${players.subject(seat)} ${players.verb(seat, 'were', 'was')} right`;
  switch (verdict) {
    case 'A':
      return `${wasRight(challenged)}, so the card stayed.`;
    case 'B':
      return `${wasRight(challenger)}: the card came off, and ${players.possessive(challenged)} turn ended.`;
    case 'C':
      return `Both were wrong: the bets went to the House, and ${players.possessive(challenged)} turn ended.`;
  }
}
