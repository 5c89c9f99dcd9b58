// Lets work that can wait, such as keeping everything for offline use, wait until the first table has its words.

let isTableOpen = false;
let announce: () => void = () => {};
const wordsReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/** A table has been opened in this page, and its words are on their way. */
export const announceTable = (): void => {
  isTableOpen = true;
};
export const announceWordsReady = (): void => announce();

/** Resolves at once if no table has been opened, else when its words have arrived, at the latest after `maxWaitMs`. */
export const waitForFirstTable = (maxWaitMs: number): Promise<unknown> =>
  isTableOpen
    ? Promise.race([wordsReady, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
    : Promise.resolve();
