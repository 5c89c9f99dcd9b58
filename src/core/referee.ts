// The contract of a referee: questions that people at a real table ask, answered by the rules of a game. Every
// games/<game>/referee.ts has one; the web client shows all of them with the same page.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { UnfinishedSetup } from './practice/game-practice.ts';

/** What people write or choose. The value of a checkbox is 'yes' or ''. */
export type RefereeField = {
  readonly name: string;
  readonly label: string;
  /** How to write it; '' if the label says enough. */
  readonly help: string;
  readonly kind: 'text' | 'rows' | 'choice' | 'number' | 'check';
  /** For a choice: the first is chosen at the start. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

export type Answers = { readonly [field: string]: string };

export type Ruling = {
  /** 'open': the table has to decide. */
  readonly verdict: 'yes' | 'no' | 'open';
  /** The answer in one sentence, with the reason. */
  readonly sentence: string;
  /** More about it, one sentence each. */
  readonly details: readonly string[];
  /** The number of the rule, or ''. */
  readonly rule: string;
};

export type RefereeContext = {
  readonly lexicon: Lexicon;
  /** Unfinished matches of this game on this device: their secrets stay secret. */
  readonly unfinished: readonly UnfinishedSetup[];
};

export type RefereeTool = {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly RefereeField[];
  /** What the button says. */
  readonly button: string;
  rule(answers: Answers, context: RefereeContext): Ruling;
};

export type Referee = {
  readonly clocks: readonly { readonly label: string; readonly seconds: number }[];
  readonly tools: readonly RefereeTool[];
};

export const textField = (name: string, label: string, help = ''): RefereeField => ({
  ...{ name, label, help, kind: 'text' },
});

export const choiceField = (
  name: string,
  label: string,
  choices: RefereeField['choices'],
  help = '',
): RefereeField => ({
  ...{ name, label, help, kind: 'choice', choices: choices! },
});

export const ruling = (
  verdict: Ruling['verdict'],
  sentence: string,
  { rule = '', details = [] }: { readonly rule?: string; readonly details?: readonly string[] } = {},
): Ruling => ({ verdict, sentence, details, rule });

/** Words as people write them: trimmed, in capitals. */
export const wordOf = (answers: Answers, field: string): string => (answers[field] ?? '').trim().toUpperCase();
