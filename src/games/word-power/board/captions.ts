// The words of the question panel: what is asked, what an answer would lead to, and what the others are doing.
// Not the answers (question.ts), and not what happened (tell.ts).

import type { Seat } from '../../../core/game.ts';
import type { Face } from '../rules/cards.ts';
import { BET_STEP, BOARD, betLimit, HAND, type Reading, royaltyOf, statusOf } from '../rules/spaces.ts';
import { isCovered, isSeveralDecks, readingOf } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { sayTarget } from '../text/terminal.ts';
import { count, list, relation, sayMoney, sayPlay } from '../text/wording.ts';
import type { Draft } from './draft.ts';
import { neighbourOf, type Table, titled } from './panel-actions.ts';
import { type Asked, openTo, passCount } from './panel-mode.ts';
import { nameOf } from './ring-layout.ts';

/** Words of the game stand in “quotes”, which the panel prints bold. */
export type Caption = { readonly title: string; readonly text: string; readonly note?: string };

export function captionOf(table: Table, asked: Asked, draft: Draft): Caption {
  const { view, seat } = table;
  switch (asked) {
    case 'roll':
      return {
        title: 'Where each throw leads',
        text: sayTarget(view),
      };
    case 'start':
      return captionAtStart(view, seat!);
    case 'place':
      return {
        title: `Play ${sayPlay(readingHere(view))}`,
        text: foretell(view, draft),
        note: 'A book is published by the card that covers the last open window, and by laying the whole hand.',
      };
    case 'doubt':
      return captionOfDoubt(table, draft);
    case 'bet':
      return captionOfBet(table);
    case 'pass':
      return captionOfPass(table);
    case 'watch':
      return captionOfWatching(table);
    case 'over':
      return view.review?.length === 0
        ? { title: 'No card was played', text: '' }
        : { title: 'Every card played', text: 'What each card said, and what is right.' };
  }
}

const readingHere = (view: View): Reading => readingOf(view.players, view.active)!;

function captionAtStart({ players, setup }: View, seat: Seat): Caption {
  const { books, cash } = players[seat]!;
  const rank = statusOf(books + 1);
  const risen = rank === statusOf(books) ? '' : `, and you are a ${rank}`;
  return {
    title: 'START: a book, or royalties?',
    text: `A book makes ${books + 1} of ${setup.targetBooks}${risen}. Royalties bring you to ${sayMoney(cash + royaltyOf(books))}.`,
  };
}

/** What laying the card in hand would say and bring. */
function foretell(view: View, { card, window }: Draft): string {
  const right = relation(readingHere(view));
  const face = view.hand.find((one) => one.key === card);
  if (face === undefined)
    return view.laid.length === 0
      ? `Lay a card on the window that numbers its ${right}. You may bluff.`
      : 'Lay another card, or finish and draw up to four.';
  if (window === null) return `Which word is the ${right} of “${titled(face.key)}”? Lay it on that window.`;
  return `It says: “${face.words[window - 1]}” is the ${right}.${foretellBook(view, window)}`;
}

function foretellBook({ windows, laid }: View, window: number): string {
  const covers = !isCovered(windows) && windows.every((cards, i) => cards.length > 0 || i === window - 1);
  const empties = laid.length + 1 === HAND;
  const what = [covers ? 'covers the last window' : '', empties ? 'makes a whole hand' : ''].filter(
    (one) => one !== '',
  );
  if (what.length === 0) return '';
  return ` It ${list(what)}: ${what.length === 2 ? 'two books' : 'a book'}, if it stands.`;
}

function captionOfDoubt({ view, seat, names }: Table, { doubted }: Draft): Caption {
  const placement = view.laid.find(({ key }) => key === doubted);
  if (placement === undefined) return { title: 'Challenge a card?', text: '' };
  const { window } = placement;
  const face = faceOn(view, window, placement.key);
  const { cash } = view.players[view.active]!;
  const most = Math.min(betLimit(view.players[seat!]!.cash), betLimit(cash));
  const stake =
    cash < BET_STEP
      ? `${names[view.active]} can stake ${sayMoney(cash)}.`
      : most > BET_STEP
        ? `It can rise to ${sayMoney(most)}.`
        : 'It cannot rise.';
  return {
    title: `Challenge ${titled(placement.key)}?`,
    text: `“${titled(face.key)}” says “${face.words[window - 1]}” is the ${relation(readingHere(view))}. If not, say what is right.`,
    note: `You bet ${sayMoney(BET_STEP)} that you are right. ${stake}`,
  };
}

const faceOn = ({ windows }: View, window: number, key: string): Face =>
  windows[window - 1]!.find((face) => face.key === key)!;

type BetView = Extract<PhaseView, { type: 'bet' }>;

/** What the card says, and what the challenger says against it. */
function saidIn({ view, names, seat }: Table, { key, challenger, statement }: BetView): string {
  const { window } = view.laid.find((one) => one.key === key)!;
  const { words } = faceOn(view, window, key);
  const against = challenger === seat ? 'You say' : `${names[challenger]} says`;
  return `The card says “${words[window - 1]}” is the ${relation(readingHere(view))}. ${against} “${words[Number(statement[1]) - 1]}” is the ${relation(statement[0])}.`;
}

function captionOfBet(table: Table): Caption {
  const bet = table.view.phase as BetView;
  const raised = bet.level > BET_STEP;
  const other = table.names[bet.toSpeak === bet.challenger ? table.view.active : bet.challenger];
  return {
    title: raised ? `${other} raises to ${sayMoney(bet.level)}` : `${other} challenges ${titled(bet.key)}`,
    text: saidIn(table, bet),
    note: `Call, and the dictionary decides for ${sayMoney(bet.level)} each. It can rise to ${sayMoney(bet.cap)}.`,
  };
}

function captionOfPass({ view, seat, names }: Table): Caption {
  const cards = count(passCount(view), 'card');
  return isSeveralDecks(view.players)
    ? { title: `Throw ${cards} away`, text: 'You get as many new ones.' }
    : {
        title: `Pass ${cards} to ${names[neighbourOf(view, seat!)]}`,
        text: 'Everybody passes to the left at the same moment.',
      };
}

function captionOfWatching(table: Table): Caption {
  const { view, seat, names } = table;
  const { phase, active, players } = view;
  const name = names[active]!;
  switch (phase.type) {
    case 'start':
      return {
        title: `${name} is at START`,
        text: `A book, or ${sayMoney(royaltyOf(players[active]!.books))} in royalties.`,
      };
    case 'place':
      return {
        title: `${name} plays ${sayPlay(readingHere(view))}`,
        text:
          view.laid.length === 0
            ? `Each card will claim one ${relation(readingHere(view))}.${seat === null ? '' : ' If you know better, challenge it.'}`
            : sayStanding(table),
      };
    case 'wait':
      return { title: 'Will anyone challenge?', text: `${sayWait(table, phase.kind)} ${sayStanding(table)}` };
    case 'bet':
      return {
        title: `${phase.challenger === seat ? 'You challenge' : `${names[phase.challenger]} challenges`} ${titled(phase.key)}`,
        text: `${saidIn(table, phase)} ${names[phase.toSpeak]} may call, or raise.`,
      };
    case 'pass':
      return {
        title: isSeveralDecks(players) ? 'Everybody throws cards away' : 'Everybody passes to the left',
        text:
          view.chosen === null || view.chosen.length === 0 ? '' : `You have chosen ${list(view.chosen.map(titled))}.`,
      };
    default:
      return { title: `${name} rolls`, text: `Round ${view.round}. ${sayTarget(view)}` };
  }
}

function sayWait({ view, seat, names }: Table, kind: 'coverage' | 'final'): string {
  const isMine = seat === view.active;
  const name = names[view.active];
  return kind === 'coverage'
    ? `All four windows are covered. If the cards stand, ${isMine ? 'you publish' : `${name} publishes`} a book.`
    : `${isMine ? 'You have' : `${name} has`} laid ${count(view.laid.length, 'card')}.`;
}

/** Why a player who could challenge is not asked. */
function sayStanding({ view, seat }: Table): string {
  const open = view.laid.filter((placement) => placement.open);
  if (seat === null || seat === view.active || open.length === 0 || openTo(view, seat).length > 0) return '';
  if (view.players[seat]!.cash < BET_STEP) return `You need ${sayMoney(BET_STEP)} to challenge.`;
  return `You let ${open.length === 1 ? 'it' : 'them'} stand.`;
}

/** What the others are doing while a wait or a PASS goes on. */
export function doingsOf({ phase, players, active, laid, toAct }: View): readonly {
  readonly seat: Seat;
  readonly doing: string;
}[] {
  if (phase.type !== 'wait' && phase.type !== 'pass') return [];
  return players.flatMap((player, seat) => {
    if (player.left || (phase.type === 'wait' && seat === active)) return [];
    if (toAct.includes(seat)) return [{ seat, doing: phase.type === 'pass' ? 'chooses' : 'thinks' }];
    if (phase.type === 'pass') return [{ seat, doing: 'has chosen' }];
    const open = laid.filter((placement) => placement.open && !placement.waived.includes(seat));
    if (open.length === 0) return [{ seat, doing: laid.length === 1 ? 'lets it stand' : 'lets them stand' }];
    return [{ seat, doing: player.idle ? 'is away' : 'cannot afford to challenge' }];
  });
}

/** Where the active player stands, for the head of the House. */
export function sayWhere({ view, seat, names }: Table): string {
  const { active, players } = view;
  const at = players[active]?.at ?? null;
  if (at === null) return '';
  return `${seat === active ? 'You stand' : `${names[active]} stands`} on ${nameOf(BOARD[at]!)}`;
}
