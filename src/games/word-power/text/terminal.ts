// The table as lines of text, and the prompt for a seat.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import { forfeitFor } from '../rules/amounts.ts';
import { authorStatusOf, type PlayRelation, WINDOWS } from '../rules/spaces.ts';
import { hasSeveralDecks, relationInPlay } from '../rules/state.ts';
import type { PlacementView, View } from '../rules/view.ts';
import { cardsToPassCount, challengeablePlacements, nextSeatClockwise } from '../rules/view.ts';
import { describeCard, formatMoney, relationPlural, sayAnswer, sayMeaning, spaceTitle } from './phrases.ts';

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
  const marks = [player.losesTurn ? 'skips a turn' : '', player.idle ? 'away' : '', player.left ? 'left' : ''];
  return [
    view.active === seat && view.outcome === null ? '>' : ' ',
    players.subject(seat).padEnd(12),
    countOf(player.books, 'book').padStart(8),
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
  laid.fate === 'upheld' ? 'this turn, proved right' : laid.open ? 'this turn' : 'this turn, challenged';

function sayBet(view: View, players: PlayerNames): string {
  const { phase } = view;
  if (phase.type !== 'bet') return '';
  const { challenger, toSpeak } = phase;
  const says = `${players.verb(challenger, 'say', 'says')} word ${phase.statement[1]} ${sayMeaning(phase.statement[0])}`;
  return `Bet on ${phase.key}: ${formatMoney(phase.level)}, limit ${formatMoney(phase.cap)}. ${players.subject(challenger)} ${says}. ${players.subject(toSpeak)} can call or raise.`;
}

const saySettled = ({ key, answer, word }: NonNullable<View['settled']>): string =>
  `Latest answer: “${word}” ${sayMeaning(answer[0])} ${answer[0] === 'S' ? 'as' : 'of'} ${key} (${answer}).`;

const sayHand = ({ hand }: View): readonly string[] =>
  hand.length === 0 ? ['Your hand is empty.'] : ['Your hand', ...hand.map((face) => `    ${describeCard(face)}`)];

function sayReview({ review }: View, players: PlayerNames): readonly string[] {
  return [
    'All cards played',
    ...review!.map(({ by, card, window, answer, right, challenge }) => {
      const end = challenge === null ? '' : `, challenged by ${players.name(challenge.by)} with ${challenge.statement}`;
      const truth = right ? 'right' : `wrong, ${sayAnswer(answer, card.words)} (${answer})`;
      return `    ${players.subject(by)} played ${card.key} on ${window} (${card.words[window - 1]}): ${truth}${end}`;
    }),
  ];
}

export function formatPrompt(view: View, seat: Seat, players: PlayerNames): string {
  const { phase, active } = view;
  if (phase.type === 'over') return sayEnd(view, players);
  if (seat !== active && challengeablePlacements(view, seat).length > 0 && phase.type !== 'bet')
    return promptChallenge(view, seat);
  if (!view.toAct.includes(seat)) return sayWhoActs(view, players);
  switch (phase.type) {
    case 'roll':
      return 'Roll the die.';
    case 'start':
      return 'A book, or royalties (money for your books)?';
    case 'place':
      return promptPlacing(view);
    case 'bet':
      return `Call and see the answer for ${formatMoney(phase.level)}, or raise?`;
    case 'pass':
      return promptPass(view, seat, players);
    case 'wait':
      return sayWhoActs(view, players);
  }
}

function sayEnd({ outcome }: View, players: PlayerNames): string {
  const winner = outcome!.ranking[0]![0]!;
  return `The game is over. ${players.subject(winner)} won.`;
}

/** What the others are doing. */
function sayWhoActs({ phase, active, toAct, players: seats }: View, players: PlayerNames): string {
  const who = players.list(toAct);
  switch (phase.type) {
    case 'start':
      return `${players.subject(active)} ${players.verb(active, 'are', 'is')} choosing between a book and royalties.`;
    case 'place':
      return `${players.subject(active)} ${players.verb(active, 'are', 'is')} playing ${relationPlural(relationInPlay(seats, active)!)}.`;
    case 'wait':
      return `Waiting for ${who} to decide.`;
    case 'bet':
      return `Waiting for ${who} to call or raise.`;
    case 'pass':
      return `Waiting for ${who} to choose cards.`;
    default:
      return `Waiting for ${who} to roll.`;
  }
}

const EXPLAINED_RELATIONS: { readonly [R in PlayRelation]: string } = {
  S: 'synonyms (same meaning)',
  A: 'antonyms (opposite meaning)',
  SA: 'synonyms or antonyms (same or opposite meaning)',
};

function promptPlacing({ players, active, windows, laid }: View): string {
  if (laid.length > 0) return 'Play another card, or end your turn.';
  const forfeit = forfeitFor(windows);
  const instead = forfeit > players[active]!.cash ? 'lose your next turn' : `pay ${formatMoney(forfeit)}`;
  return `Play ${EXPLAINED_RELATIONS[relationInPlay(players, active)!]}, or ${instead}.`;
}

/** For every card an opponent plays, as soon as it can be challenged. */
function promptChallenge(view: View, seat: Seat): string {
  const open = challengeablePlacements(view, seat);
  return open.length === 1 ? `Challenge ${open[0]!.key}?` : `Challenge one of the ${open.length} cards?`;
}

function promptPass(view: View, seat: Seat, players: PlayerNames): string {
  const cards = countOf(cardsToPassCount(view), 'card');
  return hasSeveralDecks(view.players)
    ? `Choose ${cards} to swap.`
    : `Choose ${cards} to pass to ${players.name(nextSeatClockwise(view, seat))}.`;
}
