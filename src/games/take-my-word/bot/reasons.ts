// Why a bot did what it did, in one sentence of its own: for hints and for the review of a match.
// Not the choice itself (bot.ts). In the present tense, so that it suits advice and review alike.

import type { Seat } from '../../../core/game.ts';
import type { Premium } from '../rules/cards.ts';
import { tellPoints, tellPremiums } from '../text/phrases.ts';

/** What becomes of the standing word: taken from somebody, or cleared. */
export type Standing = {
  readonly type: 'taken' | 'cleared';
  readonly text: string;
  readonly by: Seat;
  readonly points: number;
  readonly isOwn: boolean;
};

export type Reason =
  | {
      readonly type: 'word' | 'letter';
      /** What the row then reads. */
      readonly text: string;
      readonly points: number;
      readonly standing: Standing | null;
      readonly premiums: readonly Premium[];
      /** Chance that the next player takes it; null: it was not thought of. */
      readonly danger: number | null;
      /** The hand is laid out and filled anew. */
      readonly empties: boolean;
      /** A letter that could have been scored as a word. */
      readonly isComplete: boolean;
    }
  /** Switching saves the own word; staying has nothing to gain. */
  | { readonly type: 'switch' | 'stay'; readonly with: Seat; readonly text: string | null }
  | { readonly type: 'pass' | 'giveup' | 'back' };

export function sayReason(reason: Reason, names: readonly string[]): string {
  switch (reason.type) {
    case 'word':
      return `I ${sayStart(reason, names)} for ${tellPoints(reason.points)}${sayPremiums(reason)}${sayRisk(reason)}.`;
    case 'letter':
      return `I ${sayStart(reason, names)} for the ${tellPoints(reason.points)} of the letter alone${sayLetter(reason)}.`;
    case 'switch':
      return `I change places with ${names[reason.with]}, because then I meet ${reason.text} myself and can clear it, which keeps its points.`;
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

type Laid = Extract<Reason, { type: 'word' | 'letter' }>;

function sayStart({ text, standing }: Laid, names: readonly string[]): string {
  if (standing === null) return `lay ${text}`;
  const points = tellPoints(standing.points);
  if (standing.type === 'taken')
    return standing.isOwn
      ? `turn my own ${standing.text} into ${text}, giving up its ${points},`
      : `turn ${standing.text} into ${text}, which takes ${points} from ${names[standing.by]},`;
  return standing.isOwn
    ? `clear my own ${standing.text}, which makes its ${points} safe, and lay ${text}`
    : `clear ${standing.text} and lay ${text}`;
}

const sayPremiums = ({ premiums }: Laid): string =>
  premiums.length === 0 ? '' : `, ${tellPremiums(premiums)} included`;

function sayRisk({ danger, empties }: Laid): string {
  const fresh = empties ? ', and get a new hand' : '';
  if (danger === null) return `${fresh}: that is the most I see`;
  if (danger === 0) return `${fresh}; nobody can take it any more`;
  return `${fresh}; about ${inHundred(danger)} of 100 hands could take it, but I see nothing worth more`;
}

/** What may go wrong is never told as certain, nor as impossible. */
const inHundred = (chance: number): number => Math.max(1, Math.min(99, Math.round(100 * chance)));

const sayLetter = ({ isComplete, empties }: Laid): string =>
  `${isComplete ? ', because as a word it could be taken' : ', which nobody can take away'}${empties ? ', and get a new hand' : ''}`;
