// The referee of Take My Word: is it a word or the beginning of one, may this row be played, and what does it score?

import { playerNames } from '../../core/player-names.ts';
import { choiceField, type Referee, type Ruling, ruling, textField, wordOf } from '../../core/referee.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Card } from './rules/cards.ts';
import { type Cell, formatMove, isPlacedCell, type PlacedCell, type Play, parseCell } from './rules/moves.ts';
import { options, type Setup } from './rules/options.ts';
import { checkPlay, type PlayResult } from './rules/plays/check-play.ts';
import { isWholeWord } from './rules/plays/position.ts';
import type { Row, Slot } from './rules/state.ts';
import { formatPoints, listCards, quoteRow } from './text/phrases.ts';
import { sayRefusal } from './text/refusals.ts';

const NOBODY = playerNames([], null);
const CARD_HELP = 'Color and letter of each card: rC is a red C, and y, g, b and k are yellow, green, blue and black.';

/** Cards as they lie on the table, such as `rC kA b?=T kS+DW`; or the text that isn't a card. */
function readCards(text: string): Result<readonly PlacedCell[], string> {
  const cards: PlacedCell[] = [];
  for (const token of text
    .trim()
    .split(/[\s,]+/)
    .filter((one) => one !== '')) {
    const cell = parseCell(token);
    if (cell?.type !== 'add') return err(token);
    cards.push(cell);
  }
  return ok(cards);
}

const slotOf = ({ card, as, premium }: PlacedCell, fresh: boolean): Slot => ({
  ...{ card, letter: as ?? card[1]!, premium, fresh },
});

/** How the new row can come from the old one: every old card keeps its place, and is kept or replaced. */
function* readPlays(before: readonly PlacedCell[], after: readonly PlacedCell[]): Generator<readonly Cell[]> {
  for (let start = 0; start <= after.length - before.length; start++)
    yield after.map((card, i) => {
      const old = before[i - start];
      if (old === undefined) return card;
      if (old.card === card.card && (old.as === card.as || card.as === null))
        return { type: 'keep', premium: old.premium === card.premium ? null : card.premium };
      return { ...card, type: 'replace' };
    });
}

type JudgedPlay = { readonly play: Play; readonly result: PlayResult };

/** The cards, and the play as the log writes it. */
function describePlayed({ play, result: { replaced } }: JudgedPlay): readonly string[] {
  const cards = play.cells.filter(isPlacedCell).map(({ card }) => card);
  const swap = replaced.length === 0 ? '' : `, replacing ${listCards(replaced)}`;
  return [`Played from the hand: ${listCards(cards)}${swap}.`, formatMove(play)];
}

type RowQuestion = {
  readonly before: string;
  readonly after: string;
  /** Whose word stands, if the row was scored as one. */
  readonly standing: 'open' | 'word';
  /** The places of the cards that were played last, such as `3`; '' for all. */
  readonly last: string;
  readonly type: Play['type'];
  readonly claim: Play['claim'];
  readonly keepRule: Setup['keepRule'];
};

/** The first way to read the play that is allowed, else why the likeliest one isn't. */
function judgeRow(question: RowQuestion, lexicon: Lexicon): Result<JudgedPlay, Ruling> {
  const before = readCards(question.before);
  const after = readCards(question.after);
  for (const read of [before, after])
    if (!read.ok) return err(ruling('no', `“${read.error}” isn’t a card. ${CARD_HELP}`));
  const [old, next] = [
    (before as { value: readonly PlacedCell[] }).value,
    (after as { value: readonly PlacedCell[] }).value,
  ];
  const last = question.last.match(/\d+/g)?.map(Number) ?? old.map((_, i) => i + 1);
  const row: Row = {
    slots: old.map((card, i) => slotOf(card, last.includes(i + 1))),
    by: question.standing === 'word' ? 1 : null,
    passed: [],
  };
  let first: Ruling | null = null;
  for (const cells of readPlays(question.type === 'clear' ? [] : old, next)) {
    const placed = cells.filter(isPlacedCell);
    const position = {
      ...{ row, keepRule: question.keepRule },
      hand: placed.map(({ card }): Card => card),
      premiums: cells.flatMap(({ premium }) => premium ?? []),
    };
    const play: Play = { type: question.type, cells, claim: question.claim };
    const checked = checkPlay(position, play, lexicon);
    if (checked.ok) return ok({ play, result: checked.value });
    first ??= ruling('no', sayRefusal(checked.error, NOBODY), { rule: checked.error.rule });
  }
  return err(first ?? ruling('no', 'The new row has to hold every place of the old one.', { rule: 'TM-047' }));
}

function ruleOnWord(word: string, lexicon: Lexicon): Ruling {
  if (!/^[A-Z]+$/.test(word)) return ruling('no', 'Write letters from A to Z.');
  if (isWholeWord(word, lexicon)) return ruling('yes', `${word} is a word.`);
  return lexicon.isPrefix(word)
    ? ruling('no', `${quoteRow(word)} isn’t a word, but words begin with it, so a single letter may be played there.`)
    : ruling('no', `${quoteRow(word)} isn’t a word, and no word begins with it.`);
}

export const referee: Referee = {
  clocks: options.turnClock.values.flatMap((seconds) =>
    typeof seconds === 'number' && seconds <= 300 ? [{ label: 'Time per turn', seconds }] : [],
  ),
  tools: [
    {
      id: 'word',
      title: 'Is it a word?',
      fields: [textField('word', 'Row')],
      button: 'Check the row',
      rule: (answers, { lexicon }) => ruleOnWord(wordOf(answers, 'word'), lexicon),
    },
    {
      id: 'play',
      title: 'Check and score a play',
      fields: [
        textField('before', 'The row before', `${CARD_HELP} Leave it empty for an empty row.`),
        choiceField('standing', 'It was scored as', [
          { value: 'open', label: 'Letters, so it’s still open' },
          { value: 'word', label: 'A word' },
        ]),
        textField(
          'last',
          'Places of the cards played last',
          'Such as 3, or 1 4. Empty: any card may be the one that stays.',
        ),
        textField('after', 'The row after', 'b?=T is a blue blank as “T”, kS+DW a black “S” with a double word card.'),
        choiceField('type', 'The play', [
          { value: 'play', label: 'Changes or extends the row' },
          { value: 'clear', label: 'Clears the word and starts again' },
        ]),
        choiceField('claim', 'Scored as', [
          { value: '', label: 'Whatever is allowed' },
          { value: 'word', label: 'A word' },
          { value: 'letter', label: 'One letter' },
        ]),
      ],
      button: 'Check the play',
      rule(answers, { lexicon }) {
        const question: RowQuestion = {
          before: answers.before ?? '',
          after: answers.after ?? '',
          standing: answers.standing === 'word' ? 'word' : 'open',
          last: answers.last ?? '',
          type: answers.type === 'clear' ? 'clear' : 'play',
          claim: answers.claim === 'word' || answers.claim === 'letter' ? answers.claim : null,
          keepRule: (answers.last ?? '').trim() === '' ? 'any' : 'laid',
        };
        const judged = judgeRow(question, lexicon);
        // One card that completes a word: the player chooses what it scores (TM-111).
        const [asWord, asLetter] = (['word', 'letter'] as const).map((claim) =>
          judgeRow({ ...question, claim }, lexicon),
        ) as [typeof judged, typeof judged];
        if (!judged.ok && question.claim === null && asWord.ok && asLetter.ok) {
          const { text, points } = asWord.value.result;
          const letter = formatPoints(asLetter.value.result.points);
          return ruling(
            'yes',
            `${text} is a word. The player chooses: ${formatPoints(points)} for the word, unless it’s taken, or ${letter} for the letter, which is safe.`,
            { details: describePlayed(asWord.value), rule: 'TM-111' },
          );
        }
        if (!judged.ok) return judged.error;
        const { text, isWord, points } = judged.value.result;
        const sentence = isWord
          ? `${text} scores ${formatPoints(points)}.`
          : `${quoteRow(text)} is allowed. The letter scores ${formatPoints(points)}.`;
        return ruling('yes', sentence, { details: describePlayed(judged.value) });
      },
    },
  ],
};
