// The text of the action panel: what the player is asked, what the current draft would do, and what opponents are doing.

import type { Seat } from '../../../core/game.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import { BET_STEP_DOLLARS, maxStake } from '../rules/amounts.ts';
import { authorStatusOf, type PlayRelation, royaltyOf, SPACES } from '../rules/spaces.ts';
import { hasSeveralDecks, relationInPlay } from '../rules/state.ts';
import {
  type BetView,
  cardsToPassCount,
  challengeablePlacements,
  findPlacedFace,
  nextSeatClockwise,
  type View,
} from '../rules/view.ts';
import { capitalizeWord, countNoun, formatMoney, relationPlural, relationWord, spaceLabel } from '../text/phrases.ts';
import { sayTarget } from '../text/terminal.ts';
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
      return {
        title: 'Where each throw leads',
        text: sayTarget(view),
      };
    case 'start':
      return captionAtStart(view, seat!);
    case 'place':
      return {
        title: `Play ${relationPlural(currentRelation(view))}`,
        text: previewPlacement(view, draft),
        note: 'A book is published by the card that covers the last open window, and by laying the whole hand.',
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
        ? { title: 'No card was played', text: '' }
        : { title: 'Every card played', text: 'What each card said, and what is right.' };
  }
}

const currentRelation = (view: View): PlayRelation => relationInPlay(view.players, view.active)!;

function captionAtStart({ players, setup }: View, seat: Seat): Caption {
  const { books, cash } = players[seat]!;
  const nextStatus = authorStatusOf(books + 1);
  const promotion = nextStatus === authorStatusOf(books) ? '' : `, and you are a ${nextStatus}`;
  return {
    title: 'START: a book, or royalties?',
    text: `A book makes ${books + 1} of ${setup.targetBooks}${promotion}. Royalties bring you to ${formatMoney(cash + royaltyOf(books))}.`,
  };
}

function captionOfChallenge({ view, seat, names }: ViewerContext, { challengedCard }: Draft): Caption {
  const placement = view.laid.find(({ key }) => key === challengedCard);
  if (placement === undefined) return { title: 'Challenge a card?', text: '' };
  const { window } = placement;
  const face = findPlacedFace(view, placement)!;
  const { cash } = view.players[view.active]!;
  const cap = Math.min(maxStake(view.players[seat!]!.cash), maxStake(cash));
  const stake =
    cash < BET_STEP_DOLLARS
      ? `${names[view.active]} can stake ${formatMoney(cash)}.`
      : cap > BET_STEP_DOLLARS
        ? `It can rise to ${formatMoney(cap)}.`
        : 'It cannot rise.';
  return {
    title: `Challenge ${capitalizeWord(placement.key)}?`,
    text: `“${capitalizeWord(face.key)}” says “${face.words[window - 1]}” is the ${relationWord(currentRelation(view))}. If not, say what is right.`,
    note: `You bet ${formatMoney(BET_STEP_DOLLARS)} that you are right. ${stake}`,
  };
}

/** What the card claims, and what the challenger claims instead. */
function describeClaims({ view, names, seat }: ViewerContext, { key, challenger, statement }: BetView): string {
  const { window } = view.laid.find((one) => one.key === key)!;
  const { words } = findPlacedFace(view, { key, window })!;
  const against = challenger === seat ? 'You say' : `${names[challenger]} says`;
  return `The card says “${words[window - 1]}” is the ${relationWord(currentRelation(view))}. ${against} “${words[Number(statement[1]) - 1]}” is the ${relationWord(statement[0])}.`;
}

function captionOfBet(context: ViewerContext): Caption {
  const bet = context.view.phase as BetView;
  const raised = bet.level > BET_STEP_DOLLARS;
  const other = context.names[bet.toSpeak === bet.challenger ? context.view.active : bet.challenger];
  return {
    title: raised ? `${other} raises to ${formatMoney(bet.level)}` : `${other} challenges ${capitalizeWord(bet.key)}`,
    text: describeClaims(context, bet),
    note: `Call, and the dictionary decides for ${formatMoney(bet.level)} each. It can rise to ${formatMoney(bet.cap)}.`,
  };
}

function captionOfPass({ view, seat, names }: ViewerContext): Caption {
  const cards = countNoun(cardsToPassCount(view), 'card');
  return hasSeveralDecks(view.players)
    ? { title: `Throw ${cards} away`, text: 'You get as many new ones.' }
    : {
        title: `Pass ${cards} to ${names[nextSeatClockwise(view, seat!)]}`,
        text: 'Everybody passes to the left at the same moment.',
      };
}

function captionOfWatching(context: ViewerContext): Caption {
  const { view, seat, names } = context;
  const { phase, active, players } = view;
  const name = names[active]!;
  switch (phase.type) {
    case 'start':
      return {
        title: `${name} is at START`,
        text: `A book, or ${formatMoney(royaltyOf(players[active]!.books))} in royalties.`,
      };
    case 'place':
      return {
        title: `${name} plays ${relationPlural(currentRelation(view))}`,
        text:
          view.laid.length === 0
            ? `Each card will claim one ${relationWord(currentRelation(view))}.${seat === null ? '' : ' If you know better, challenge it.'}`
            : explainNoChallenge(context),
      };
    case 'wait':
      return {
        title: 'Will anyone challenge?',
        text: `${sayWait(context, phase.kind)} ${explainNoChallenge(context)}`,
      };
    case 'bet':
      return {
        title: `${phase.challenger === seat ? 'You challenge' : `${names[phase.challenger]} challenges`} ${capitalizeWord(phase.key)}`,
        text: `${describeClaims(context, phase)} ${names[phase.toSpeak]} may call, or raise.`,
      };
    case 'pass':
      return {
        title: hasSeveralDecks(players) ? 'Everybody throws cards away' : 'Everybody passes to the left',
        text:
          view.chosen === null || view.chosen.length === 0
            ? ''
            : `You have chosen ${joinWithAnd(view.chosen.map(capitalizeWord))}.`,
      };
    default:
      return { title: `${name} rolls`, text: `Round ${view.round}. ${sayTarget(view)}` };
  }
}

function sayWait({ view, seat, names }: ViewerContext, kind: 'coverage' | 'final'): string {
  const isMine = seat === view.active;
  const name = names[view.active];
  return kind === 'coverage'
    ? `All four windows are covered. If the cards stand, ${isMine ? 'you publish' : `${name} publishes`} a book.`
    : `${isMine ? 'You have' : `${name} has`} laid ${countNoun(view.laid.length, 'card')}.`;
}

/** Why the viewer is not asked to challenge the open cards. */
function explainNoChallenge({ view, seat }: ViewerContext): string {
  const open = view.laid.filter((placement) => placement.open);
  if (seat === null || seat === view.active || open.length === 0 || challengeablePlacements(view, seat).length > 0)
    return '';
  if (view.players[seat]!.cash < BET_STEP_DOLLARS) return `You need ${formatMoney(BET_STEP_DOLLARS)} to challenge.`;
  return `You let ${open.length === 1 ? 'it' : 'them'} stand.`;
}

/** What each player is doing during a challenge wait or a PASS. */
export function opponentActivity({ phase, players, active, laid, toAct }: View): readonly {
  readonly seat: Seat;
  readonly activity: string;
}[] {
  if (phase.type !== 'wait' && phase.type !== 'pass') return [];
  return players.flatMap((player, seat) => {
    if (player.left || (phase.type === 'wait' && seat === active)) return [];
    if (toAct.includes(seat)) return [{ seat, activity: phase.type === 'pass' ? 'chooses' : 'thinks' }];
    if (phase.type === 'pass') return [{ seat, activity: 'has chosen' }];
    const open = laid.filter((placement) => placement.open && !placement.waived.includes(seat));
    if (open.length === 0) return [{ seat, activity: laid.length === 1 ? 'lets it stand' : 'lets them stand' }];
    return [{ seat, activity: player.idle ? 'is away' : 'cannot afford to challenge' }];
  });
}

/** The active player's space, shown above the windows of the Publishing House. */
export function sayActivePosition({ view, seat, names }: ViewerContext): string {
  const { active, players } = view;
  const at = players[active]?.at ?? null;
  if (at === null) return '';
  return `${seat === active ? 'You stand' : `${names[active]} stands`} on ${spaceLabel(SPACES[at]!)}`;
}
