// The referee of Wordsters: is a word legal, and are two words the same or different?

import { playerNames } from '../../core/player-names.ts';
import { choiceField, type Referee, type Ruling, ruling, textField } from '../../core/referee.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { options, type Setup } from './rules/options.ts';
import { findPairVerdict } from './rules/words/same-word.ts';
import { findLegalityFault, MAX_WORD_LETTERS, MIN_WORD_LETTERS, toNormalForm } from './rules/words/word.ts';
import { sayComparison } from './text/event-sentences.ts';
import { sayRefusal } from './text/refusals.ts';

function ruleOnWord(word: string, wordster: string, lexicon: Lexicon): Ruling {
  if (!/^[A-Z]{3}$/.test(wordster)) return ruling('no', 'Write the three letters of the round, such as EVA.');
  if (word === '') return ruling('no', 'Write a word first.');
  const fault = findLegalityFault(word, wordster, lexicon);
  if (fault === null) return ruling('yes', `${word} counts.`);
  const about = {
    TOO_SHORT: [word, String(MIN_WORD_LETTERS)],
    TOO_LONG: [word, String(MAX_WORD_LETTERS)],
    NO_WORDSTER: [word, [...wordster].join('-')],
  }[fault as string] ?? [word];
  return ruling('no', sayRefusal({ code: fault, rule: '', about }, playerNames([], null)));
}

function ruleOnPair(a: string, b: string, sameJudge: Setup['sameJudge'], lexicon: Lexicon): Ruling {
  if (a === '' || b === '') return ruling('no', 'Write two words.');
  const { verdict, because } = findPairVerdict(a, b, { setup: { sameJudge } as Setup, judgements: [] }, lexicon);
  const reason = a === b ? '' : ` ${sayComparison([a, b], because)}.`;
  if (verdict === null) return ruling('open', `The table votes.${reason} In a tie, they’re different words.`);
  return verdict === 'SAME'
    ? ruling('yes', `${a} and ${b} are the same word.${reason}`)
    : ruling('no', `${a} and ${b} are different words.${reason}`);
}

export const referee: Referee = {
  clocks: options.writingSeconds.values.flatMap((seconds) =>
    seconds <= 300 ? [{ label: 'Time to write', seconds }] : [],
  ),
  tools: [
    {
      id: 'word',
      title: 'Does it count?',
      fields: [textField('wordster', 'The three letters', 'In the order of the card.'), textField('word', 'Word')],
      button: 'Check the word',
      rule: (answers, { lexicon }) =>
        ruleOnWord(
          toNormalForm(answers.word ?? ''),
          toNormalForm(answers.wordster ?? '').replace(/[\s-]/g, ''),
          lexicon,
        ),
    },
    {
      id: 'same',
      title: 'Same or different?',
      fields: [
        textField('a', 'First word'),
        textField('b', 'Second word'),
        choiceField('judge', 'Who decides about relatives', [
          { value: 'hybrid', label: 'The dictionary, and a vote in doubt' },
          { value: 'auto', label: 'The dictionary: in doubt they’re different' },
          { value: 'vote', label: 'The table always votes' },
        ]),
      ],
      button: 'Compare the words',
      rule: (answers, { lexicon }) =>
        ruleOnPair(
          toNormalForm(answers.a ?? ''),
          toNormalForm(answers.b ?? ''),
          (answers.judge ?? 'hybrid') as Setup['sameJudge'],
          lexicon,
        ),
    },
  ],
};
