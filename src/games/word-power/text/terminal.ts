// The table as lines of text, and the prompt for a seat.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { forfeitFor } from '../rules/amounts.ts';
import { authorStatusOf, WINDOWS } from '../rules/spaces.ts';
import { hasSeveralDecks, relationInPlay } from '../rules/state.ts';
import type { PlacementView, View } from '../rules/view.ts';
import { cardsToPassCount, challengeablePlacements } from '../rules/view.ts';
import {
  countNoun,
  describeCard,
  formatMoney,
  joinOrNobody,
  relationPlural,
  relationWord,
  sayAnswer,
  spaceTitle,
} from './phrases.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  return [
    `Round ${view.round}${view.setup.roundLimit > 0 ? ` of ${view.setup.roundLimit}` : ''}. ${sayTarget(view)}`,
    '',
    ...view.players.map((_, seat) => sayPlayer(view, seat, players)),
    '',
    ...WINDOWS.flatMap((window) => sayWindow(view, window)),
    ...(view.phase.type === 'bet' ? ['', sayBet(view, players)] : []),
    ...(view.settled === null ? [] : ['', saySettled(view.settled)]),
    ...(viewer === 'spectator' || view.review !== null ? [] : ['', ...sayHand(view)]),
    ...(view.review === null ? [] : ['', ...sayReview(view, players)]),
  ].join('\n');
}

export function sayTarget({ setup }: View): string {
  const both = setup.winRule === 'both' ? 'and' : 'or';
  return `First to ${setup.targetBooks} books ${both} ${formatMoney(setup.targetCash)} wins.`;
}

function sayPlayer(view: View, seat: Seat, players: PlayerNames): string {
  const player = view.players[seat]!;
  const marks = [player.losesTurn ? 'loses a turn' : '', player.idle ? 'away' : '', player.left ? 'left' : ''];
  return [
    view.active === seat && view.outcome === null ? '>' : ' ',
    players.subject(seat).padEnd(12),
    `${countNoun(player.books, 'book')}`.padStart(8),
    (authorStatusOf(player.books) ?? '').padEnd(10),
    formatMoney(player.cash).padStart(9),
    ` ${player.cards} ${player.colour}`.padEnd(9),
    player.at === null ? '' : `${String(player.at).padStart(2)} ${spaceTitle(player.at)}`,
    marks
      .filter((mark) => mark !== '')
      .map((mark) => `(${mark})`)
      .join(' '),
  ]
    .join(' ')
    .trimEnd();
}

function sayWindow(view: View, window: number): readonly string[] {
  const cards = view.windows[window - 1]!;
  if (cards.length === 0) return [`[${window}] empty`];
  return cards.toReversed().map((face, i) => {
    const laid = view.laid.find((one) => one.key === face.key);
    return `${i === 0 ? `[${window}]` : '   '} ${describeCard(face)}${laid ? ` <${sayFate(laid)}>` : ''}`;
  });
}

const sayFate = (laid: PlacementView): string =>
  laid.fate === 'upheld' ? 'this turn, upheld' : laid.open ? 'this turn, open' : 'this turn, challenged';

function sayBet(view: View, players: PlayerNames): string {
  const { phase } = view;
  if (phase.type !== 'bet') return '';
  const says = `word ${phase.statement[1]} is the ${relationWord(phase.statement[0])}`;
  return `Bet on ${phase.key} at ${formatMoney(phase.level)}, at most ${formatMoney(phase.cap)}. ${players.subject(phase.challenger)} says ${says}; ${players.subject(phase.toSpeak)} is to speak.`;
}

const saySettled = ({ key, answer, word }: NonNullable<View['settled']>): string =>
  `Last looked up: ${key} is ${answer}, ${word} is the ${relationWord(answer[0])}.`;

const sayHand = ({ hand }: View): readonly string[] =>
  hand.length === 0 ? ['Your hand is empty.'] : ['Your hand', ...hand.map((face) => `    ${describeCard(face)}`)];

function sayReview({ review }: View, players: PlayerNames): readonly string[] {
  return [
    'All cards played',
    ...review!.map(({ by, card, window, answer, right, challenge }) => {
      const end =
        challenge === null ? '' : `, challenged by ${players.subject(challenge.by)} with ${challenge.statement}`;
      const truth = right ? 'right' : `wrong, it is ${answer}: ${sayAnswer(answer, card.words)}`;
      return `    ${players.subject(by)} laid ${card.key} on ${window} (${card.words[window - 1]}): ${truth}${end}`;
    }),
  ];
}

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const { phase, active } = view;
  const waiting = `Waiting for ${joinOrNobody(view.toAct.map((one) => players.subject(one)))}.`;
  const isMine = seat === active;
  switch (phase.type) {
    case 'over':
      return `The game is over: ${players.subject(view.outcome!.ranking[0]![0]!)} has won.`;
    case 'roll':
      return isMine ? 'Roll the die.' : waiting;
    case 'start':
      return isMine ? 'Publish a book, or take royalties.' : waiting;
    case 'place':
      return isMine ? promptPlacing(view) : promptOpponent(view, seat, waiting);
    case 'wait':
      return promptOpponent(view, seat, waiting);
    case 'bet':
      return phase.toSpeak === seat ? `Call at ${formatMoney(phase.level)}, or raise.` : waiting;
    case 'pass':
      if (!view.toAct.includes(seat)) return waiting;
      return `Choose ${countNoun(cardsToPassCount(view), 'card')} to ${hasSeveralDecks(view.players) ? 'throw away' : 'pass to the left'}.`;
  }
}

function promptPlacing({ players, active, windows, laid }: View): string {
  if (laid.length > 0) return 'Lay another card, or finish.';
  const forfeit = forfeitFor(windows);
  const instead = forfeit === 0 ? 'play nothing' : `pay ${formatMoney(forfeit)}`;
  return `Play ${relationPlural(relationInPlay(players, active)!)}, or ${instead}.`;
}

function promptOpponent(view: View, seat: Seat, waiting: string): string {
  const open = challengeablePlacements(view, seat);
  if (open.length === 0) return waiting;
  return open.length === 1 ? `Challenge ${open[0]!.key}, or let it stand.` : 'Challenge a card, or let them stand.';
}
