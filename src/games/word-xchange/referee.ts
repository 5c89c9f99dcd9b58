// The referee of Word Xchange: is it a word, and may it be made, stolen or freed from the joker?

import { playerNames } from '../../core/player-names.ts';
import { choiceField, type Referee, type Ruling, ruling, textField, wordOf } from '../../core/referee.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { options, type Setup } from './rules/options.ts';
import { MIN_WORD_LETTERS, resolvePlay } from './rules/resolve-play.ts';
import type { Play, Position, WordMove } from './rules/state.ts';
import { JOKER, spellingOf, tilesOf } from './rules/tiles.ts';
import { findUnknownFault, findWordFault } from './rules/word-check.ts';
import { sayTiles } from './text/phrases.ts';
import { sayRefusal } from './text/refusals.ts';

const NOBODY = playerNames([], null);
/** Letters, at most one of them in brackets: the joker. */
const WORD = /^(?:[A-Z]|\[[A-Z]\])+$/;
const WRITE_WORDS = 'Write words with the letters A to Z. Put the joker’s letter in brackets, such as [L]EAN.';

const refused = (code: string, rule: string, ...about: string[]): Ruling =>
  ruling('no', sayRefusal({ code, rule, about }, NOBODY), { rule });

function ruleOnWord(word: string, lexicon: Lexicon): Ruling {
  if (!/^[A-Z]+$/.test(word)) return ruling('no', 'Write a word with the letters A to Z.');
  if (word.length < MIN_WORD_LETTERS) return refused('TOO_SHORT', 'WX-022', word);
  const fault = findUnknownFault(word, lexicon);
  return fault === null ? ruling('yes', `${word} is a word.`) : refused('NOT_IN_DICTIONARY', 'WX-080', word, fault.as);
}

function ruleOnPlay(
  { kind, word, old, board }: { readonly kind: WordMove['type']; word: string; old: string; board: string },
  pluralRule: Setup['pluralRule'],
  lexicon: Lexicon,
): Ruling {
  if (!WORD.test(word) || (kind !== 'make' && !WORD.test(old))) return ruling('no', WRITE_WORDS);
  if (!/^[A-Z*]*$/.test(board))
    return ruling('no', 'Write the letters on the board one after another, “*” for the joker.');
  const move: WordMove = kind === 'make' ? { type: kind, word } : { type: kind, word, target: { word: old, seat: 1 } };
  const position: Position = {
    setup: { pluralRule } as Setup,
    // Without a board, nobody doubts that the letters are there.
    board: board === '' ? tilesOf(word) : board,
    easels: [[], kind === 'make' ? [] : [old]],
  };
  const resolved = resolvePlay(position, 0, move);
  if (!resolved.ok) return ruling('no', sayRefusal(resolved.error, NOBODY), { rule: resolved.error.rule });
  const fault = findWordFault(position.setup, resolved.value, lexicon);
  if (fault === null) return ruling('yes', sayLegalPlay(resolved.value));
  return fault.type === 'plural'
    ? refused('PLURAL_ONLY', 'WX-045', spellingOf(word), fault.of)
    : refused('NOT_IN_DICTIONARY', 'WX-080', spellingOf(word), fault.as);
}

function sayLegalPlay({ type, word, tiles, target }: Play): string {
  const spelling = spellingOf(word);
  if (type === 'make') return `${spelling} can be made.`;
  return type === 'steal'
    ? `${spelling} steals ${spellingOf(target!.word)}. It adds ${sayTiles(tiles)}.`
    : `${spelling} frees the joker. ${sayTiles(tiles)} from the board takes its place.`;
}

export const referee: Referee = {
  clocks: options.wordClock.values.flatMap((seconds) =>
    typeof seconds === 'number' && seconds <= 300 ? [{ label: 'Time per word', seconds }] : [],
  ),
  tools: [
    {
      id: 'word',
      title: 'Is it a word?',
      fields: [textField('word', 'Word')],
      button: 'Check the word',
      rule: (answers, { lexicon }) => ruleOnWord(wordOf(answers, 'word'), lexicon),
    },
    {
      id: 'play',
      title: 'Is it a steal?',
      fields: [
        choiceField('kind', 'What you do', [
          { value: 'steal', label: 'Steal a word' },
          { value: 'make', label: 'Make a word from the board' },
          { value: 'swap', label: 'Free the joker' },
        ]),
        textField('old', 'The word on the easel', 'Not needed if you make a word from the board.'),
        textField('word', 'The new word', 'Put the joker’s letter in brackets, such as [L]EAN.'),
        textField('board', 'Letters on the board', `If you leave this empty, we trust you. “${JOKER}” is the joker.`),
        choiceField('plural', 'Just adding “S”', [
          { value: 'noun', label: 'Doesn’t steal nouns, such as PENCIL' },
          { value: 'strict', label: 'Doesn’t steal words that are often nouns, such as RACE' },
          { value: 'off', label: 'Always steals' },
        ]),
      ],
      button: 'Check the play',
      rule: (answers, { lexicon }) =>
        ruleOnPlay(
          {
            kind: (answers.kind ?? 'steal') as WordMove['type'],
            word: wordOf(answers, 'word'),
            old: wordOf(answers, 'old'),
            board: wordOf(answers, 'board').replace(/[\s,]/g, ''),
          },
          (answers.plural ?? 'noun') as Setup['pluralRule'],
          lexicon,
        ),
    },
  ],
};
