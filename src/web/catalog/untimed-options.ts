// Options without clocks, for guides and for several people on one device. They move to the manifests in games/*/web.ts.

type Options = { readonly [option: string]: string | number | boolean };

/** No clock runs. */
export const untimedOptions: { readonly [game: string]: Options } = {
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

/** For one shared device: also no race, and players write one after another. */
export const oneDeviceOptions: { readonly [game: string]: Options } = {
  ...untimedOptions,
  'outside-the-box': { ...untimedOptions['outside-the-box'], rejectMode: 'sealed' },
  wordsters: { ...untimedOptions.wordsters, writing: 'inTurn' },
};
