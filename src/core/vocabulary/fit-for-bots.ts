// Which words bots play: none that insult people. Everyone else may play them, if the word list has them.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** Words that hurt people, although no list of offensive words has them. */
const INSULTS = new Set(
  `CRETIN CRETINISM CRETINISMS CRETINOUS CRETINS CRIPPLE CRIPPLES GYPSIES GYPSY HERMAPHRODITE HERMAPHRODITES IMBECILE IMBECILES
  IMBECILIC IMBECILITY JEW JEWS LYNCH LYNCHED LYNCHES LYNCHING LYNCHINGS MIDGET MIDGETS MONGOLISM MONGOLISMS MONGOLOID MONGOLOIDS
  PAPIST PAPISTS`.split(/\s+/),
);

export const isFitForBots = (word: string, lexicon: Pick<Lexicon, 'offensiveness'>): boolean =>
  lexicon.offensiveness(word) === null && !INSULTS.has(word);
