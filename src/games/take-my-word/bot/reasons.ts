// The reason for a bot's move as one sentence, for hints and for the review of a match.
// In the present tense, so that it fits both.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import type { Premium } from '../rules/cards.ts';
import { describePremiums, formatPoints } from '../text/phrases.ts';

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
      /** Chance that the next player takes it; null: this level does not consider it. */
      readonly danger: number | null;
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
      return `I ${sayStart(reason, players)} for ${formatPoints(reason.points)}${sayPremiums(reason)}${sayDanger(reason)}.`;
    case 'letter':
      return `I ${sayStart(reason, players)} for the ${formatPoints(reason.points)} of the letter alone${sayLetter(reason)}.`;
    case 'switch':
      return `I change places with ${players.subject(reason.with)}, because then I meet ${reason.text} myself and can clear it, which keeps its points.`;
    case 'stay':
      return reason.text === null
        ? 'I stay where I am, because no word of mine needs saving.'
        : `I stay where I am, because ${reason.text} is hardly in danger.`;
    case 'pass':
      return 'I pass, because I see no card that fits here.';
    case 'giveup':
      return 'I give the turn up, because I see nothing to lay.';
    case 'back':
      return 'I say that I am back, so that my clock runs in full again.';
  }
}

type PlayReason = Extract<MoveReason, { type: 'word' | 'letter' }>;

function sayStart({ text, standing }: PlayReason, players: PlayerNames): string {
  if (standing === null) return `lay ${text}`;
  const points = formatPoints(standing.points);
  if (standing.type === 'taken')
    return standing.isOwn
      ? `turn my own ${standing.text} into ${text}, giving up its ${points},`
      : `turn ${standing.text} into ${text}, which takes ${points} from ${players.subject(standing.by)},`;
  return standing.isOwn
    ? `clear my own ${standing.text}, which makes its ${points} safe, and lay ${text}`
    : `clear ${standing.text} and lay ${text}`;
}

const sayPremiums = ({ premiums }: PlayReason): string =>
  premiums.length === 0 ? '' : `, ${describePremiums(premiums)} included`;

function sayDanger({ danger, empties }: PlayReason): string {
  const refill = empties ? ', and get a new hand' : '';
  if (danger === null) return `${refill}: that is the most I see`;
  if (danger === 0) return `${refill}; nobody can take it any more`;
  return `${refill}; about ${percent(danger)} of 100 hands could take it, but I see nothing worth more`;
}

/** Never 0 or 100, because the chance is only an estimate. */
const percent = (chance: number): number => Math.max(1, Math.min(99, Math.round(100 * chance)));

const sayLetter = ({ isComplete, empties }: PlayReason): string =>
  `${isComplete ? ', because as a word it could be taken' : ', which nobody can take away'}${empties ? ', and get a new hand' : ''}`;
