// The referee of Word Power: the answer to a card, and whether a card was placed right.

import {
  choiceField,
  type Referee,
  type RefereeContext,
  type Ruling,
  ruling,
  textField,
  wordOf,
} from '../../core/referee.ts';
import { joinWithAnd } from '../../core/wording.ts';
import { type PowerCard, powerCardsOf } from './content.ts';
import { ANSWER_CODES, matchesClaim } from './rules/cards.ts';
import { closedColors, closedKeyWords, viewableCards } from './rules/lookup/closed-cards.ts';
import { options } from './rules/options.ts';
import { type PlayRelation, WINDOWS } from './rules/spaces.ts';
import { capitalizeWord, relationPlural, sayClaim } from './text/phrases.ts';

function findCard(key: string, { lexicon, unfinished }: RefereeContext): PowerCard | string {
  if (key === '') return 'Write the key word, the large word on the card.';
  const cards = powerCardsOf(lexicon);
  const card = cards.find((one) => one.key === key);
  if (card === undefined) return `There’s no card for ${key} in our deck.`;
  const colors = closedColors(unfinished);
  return colors.length === 0 || viewableCards(cards, closedKeyWords(cards, colors)).includes(card)
    ? card
    : `You’re still playing Word Power on this device, so its ${joinWithAnd(colors)} cards stay hidden until the game is over.`;
}

const answerOf = ({ key, words, answer }: PowerCard): string =>
  `${sayClaim(answer[0]!, key, words[Number(answer[1]) - 1]!)}.`;

function ruleOnClaim(card: PowerCard, relation: PlayRelation, window: number): Ruling {
  const isRight = matchesClaim(card.answer, relation, window);
  const details = [answerOf(card), `${capitalizeWord(card.key)}: ${card.definition}.`];
  return ruling(isRight ? 'yes' : 'no', isRight ? 'Right.' : 'Wrong.', { details, rule: 'WP-061' });
}

const keyField = textField('key', 'Key word', 'The large word on the card.');
const RELATIONS: readonly PlayRelation[] = ['S', 'A', 'SA'];

export const referee: Referee = {
  clocks: options.challengeSeconds!.values.flatMap((seconds) =>
    typeof seconds === 'number' && seconds > 0 && seconds <= 300 ? [{ label: 'Time to challenge', seconds }] : [],
  ),
  tools: [
    {
      id: 'placement',
      title: 'Was it placed right?',
      fields: [
        keyField,
        choiceField(
          'relation',
          'What is played',
          RELATIONS.map((value) => ({ value, label: relationPlural(value) })),
        ),
        choiceField(
          'window',
          'Window',
          WINDOWS.map((one) => ({ value: String(one), label: String(one) })),
        ),
      ],
      button: 'Check the card',
      rule(answers, context) {
        const card = findCard(wordOf(answers, 'key'), context);
        return typeof card === 'string'
          ? ruling('no', card)
          : ruleOnClaim(card, (answers.relation ?? 'S') as PlayRelation, Number(answers.window ?? 1));
      },
    },
    {
      id: 'answer',
      title: 'The answer to a card',
      fields: [keyField],
      button: 'Show the answer',
      rule(answers, context) {
        const card = findCard(wordOf(answers, 'key'), context);
        if (typeof card === 'string') return ruling('no', card);
        const words = ANSWER_CODES.slice(0, card.words.length).map((_, i) => `${i + 1} ${card.words[i]}`);
        const details = [
          `${capitalizeWord(card.key)}: ${card.definition}.`,
          `The words on the card: ${joinWithAnd(words)}.`,
        ];
        return ruling('yes', answerOf(card), { details });
      },
    },
  ],
};
