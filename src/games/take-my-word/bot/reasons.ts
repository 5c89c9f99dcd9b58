// The reason for a bot's move in one or two sentences, for hints (“What Ines would do”) and for the review of a match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { Premium } from '../rules/cards.ts';
import { describePremiums, formatPoints, quoteRow } from '../text/phrases.ts';

/** What the move does to the standing word. */
export type StandingWordOutcome = {
  readonly type: 'taken' | 'cleared';
  readonly text: string;
  readonly by: Seat;
  readonly points: number;
  readonly isOwn: boolean;
};

export type MoveReason =
  | {
      readonly type: 'word' | 'letter';
      /** What the row reads afterwards. */
      readonly text: string;
      readonly points: number;
      readonly standing: StandingWordOutcome | null;
      readonly premiums: readonly Premium[];
      /** Chance that the next player takes it; 'switch': switching places saves it; null: this level does not consider it. */
      readonly danger: number | 'switch' | null;
      /** The play empties the hand, so it is refilled. */
      readonly empties: boolean;
      /** A letter score that could have been a word score. */
      readonly isComplete: boolean;
    }
  /** `text`: the bot's own standing word, if it has one. */
  | { readonly type: 'switch' | 'stay'; readonly with: Seat; readonly text: string | null }
  | { readonly type: 'pass' | 'giveup' | 'back' };

export function sayReason(reason: MoveReason, players: PlayerNames): string {
  switch (reason.type) {
    case 'word':
      return [
        `I’d ${sayPlay(reason, players)} for ${formatPoints(reason.points)}${sayPremiums(reason)}.`,
        ...sayStandingPoints(reason, players),
        sayDanger(reason),
        ...sayRefill(reason),
      ].join(' ');
    case 'letter':
      return [
        reason.isComplete
          ? `I’d ${sayPlay(reason, players)}, but score only the letter: ${formatPoints(reason.points)}.`
          : sayUnfinished(reason, players),
        ...sayStandingPoints(reason, players),
        reason.isComplete && reason.danger !== 0
          ? 'If I scored the word, someone could take it.'
          : 'Nobody can take that away.',
        ...sayRefill(reason),
      ].join(' ');
    case 'switch':
      return `I’d switch places with ${players.name(reason.with)}. Then I’d go next and could clear ${reason.text} to keep its points safe.`;
    case 'stay':
      return reason.text === null
        ? 'I’d stay, because I have no word to save.'
        : `I’d stay, because ${reason.text} isn’t in much danger.`;
    case 'pass':
      return 'I’d pass, because I don’t see a card that fits.';
    case 'giveup':
      return 'I’d give up my turn, because I don’t see anything to play.';
    case 'back':
      return 'I’d come back to get my full time again.';
  }
}

type PlayReason = Extract<MoveReason, { type: 'word' | 'letter' }>;

function sayPlay({ text, standing }: PlayReason, players: PlayerNames): string {
  if (standing === null) return `play ${quoteRow(text)}`;
  const owner = standing.isOwn ? 'my own' : players.possessive(standing.by);
  return standing.type === 'taken'
    ? `take ${owner} ${standing.text} with ${text}`
    : `clear ${owner} ${standing.text} and play ${quoteRow(text)}`;
}

/** A longer row isn't a word yet, so the sentence says that it can become one. */
function sayUnfinished(reason: PlayReason, players: PlayerNames): string {
  const points = formatPoints(reason.points);
  return reason.text.length > 1
    ? `I’d play one letter for ${points}: ${reason.text} is the start of a word.`
    : `I’d ${sayPlay(reason, players)} for ${points}.`;
}

const sayPremiums = ({ premiums }: PlayReason): string =>
  premiums.length === 0 ? '' : `, using ${describePremiums(premiums)}`;

/** What the play does to the points of the standing word, where that matters. */
function sayStandingPoints({ standing }: PlayReason, players: PlayerNames): readonly string[] {
  if (standing === null || standing.points === 0) return [];
  const points = formatPoints(standing.points);
  if (standing.type === 'taken')
    return [standing.isOwn ? `That costs me its ${points}.` : `That costs ${players.name(standing.by)} ${points}.`];
  return standing.isOwn ? [`That keeps its ${points} safe.`] : [];
}

const sayRefill = ({ empties }: PlayReason): readonly string[] => (empties ? ['Then I’d get new letters.'] : []);

function sayDanger({ danger }: PlayReason): string {
  if (danger === null) return 'That’s the best I can find.';
  if (danger === 0) return 'Nobody can take it.';
  if (danger === 'switch') return 'Then I’d have the best round and could switch places to keep it safe.';
  return `The next player ${danger < 0.5 ? 'may be able to' : 'can probably'} take it (about ${percent(danger)}%), but I don’t see anything better.`;
}

/** Never 0 or 100, because the chance is only an estimate. */
const percent = (chance: number): number => Math.max(1, Math.min(99, Math.round(100 * chance)));
