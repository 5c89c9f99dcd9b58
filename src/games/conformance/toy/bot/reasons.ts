// Why the bot chose its move, in a sentence.

export type MoveReason = 'any' | 'give-away' | 'highest';

const SENTENCES: { readonly [R in MoveReason]: string } = {
  any: 'I picked any card.',
  'give-away': 'I gave away my lowest card, because I expected to lose this round.',
  highest: 'I bid my highest card to win the round.',
};

export const sayReason = (reason: MoveReason): string => SENTENCES[reason];
