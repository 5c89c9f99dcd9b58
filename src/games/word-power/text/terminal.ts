// The table as lines of text, for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import { authorStatusOf, WINDOWS } from '../rules/spaces.ts';
import type { PlacementView, View } from '../rules/view.ts';
import { describeCard, formatMoney, sayAnswer, sayMeaning, spaceTitle } from './phrases.ts';
import { sayTarget } from './prompt.ts';

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
