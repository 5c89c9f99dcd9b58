// Options that take the hurry out of a table: for guides, and for several people on one device.

type Options = { readonly [option: string]: string | number | boolean };

/** No clock runs against anybody. */
export const unhurried: { readonly [game: string]: Options } = {
  'word-xchange': { wordClock: 'off', challengeWindow: 'off' },
  'outside-the-box': { callClock: 'off', respondClock: 'off', markClock: 'off' },
  'take-my-word': { turnClock: 'off', switchClock: 60 },
  wordsters: { writingSeconds: 300, responseSeconds: 0, voteSeconds: 0, announceSeconds: 0, selectSeconds: 0 },
  'word-power': {
    challengeSeconds: 0,
    placeSeconds: 0,
    rollSeconds: 0,
    startSeconds: 0,
    betSeconds: 0,
    passSeconds: 0,
  },
};

/** One device goes round: besides, nobody races, and all write one after another. */
export const oneDevice: { readonly [game: string]: Options } = {
  ...unhurried,
  'outside-the-box': { ...unhurried['outside-the-box'], rejectMode: 'sealed' },
  wordsters: { ...unhurried.wordsters, writing: 'inTurn' },
};
