// The Junior word cards: a short word, a letter to add, and the words they make (WX-111, WX-113). Help for all players; they
// do not change the rules.

import type { Setup } from './options.ts';

export type WordCard = { readonly root: string; readonly add: string; readonly words: readonly string[] };

const LEVEL1 = `EAT +M TEAM/MEAT · ARE +D READ/DEAR · ORE +S ROSE/SORE · ART +P TRAP/PART · TEN +D TEND/DENT
  · END +I DINE · OWN +K KNOW · LED +A LEAD/DEAL · PIT +R TRIP · OPT +S STOP/POST/SPOT
  · RAN +B BARN · NOD +P POND · LOW +F WOLF/FLOW · ARM +H HARM · PAN +L PLAN`;

const LEVEL2 = `RACE +T REACT/TRACE · SEAT +F FEAST · LATE +P PLATE/PETAL · REAL +N LEARN · TEAM +L METAL
  · DEAR +B BREAD/BEARD · RATE +W WATER · NAIL +S SNAIL · RIDE +G RIDGE · SORE +H HORSE/SHORE
  · LEAN +K ANKLE · PEAR +G GRAPE · LEAD +M MEDAL · TONE +S STONE · EVIL +O OLIVE`;

const parseCards = (text: string): readonly WordCard[] =>
  text.split('·').map((card) => {
    const [root, add, words] = card.trim().split(' ') as [string, string, string];
    return { root, add: add.slice(1), words: words.split('/') };
  });

const CARDS: { readonly [level in Setup['hintCards']]: readonly WordCard[] } = {
  off: [],
  level1: parseCards(LEVEL1),
  level2: parseCards(LEVEL2),
};

export const wordCardsOf = (level: Setup['hintCards']): readonly WordCard[] => CARDS[level];
