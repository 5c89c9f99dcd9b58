// Which words may become cards without being asked for: everyday words that suit the whole family.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { EVERYDAY_ZIPF } from '../analysis/analyst.ts';
import { familiarZipf } from '../analysis/familiar-zipf.ts';
import { isGrownUpWord } from '../vocabulary/grown-up-words.ts';

/** Mild enough to be played, but nothing to practice with children: insults, curses, the bedroom, cruelty. */
const UNSUITABLE_WORDS = new Set(
  `AFFAIR BOMB BOMBER BRA BRAT BREAST BRUTE BUM BUTT COWARD CREEP CRIPPLE CURSE DAMN DEVIL DIVORCE DIVORCEE DOPE DORK DUMB DUMMY
  FATSO FOOL FREAK GEEK GYPSY HELL HICK HOBO HOOKER IDIOT IDIOTIC IMBECILE INSANE JERK JUNKIE KINKY LOONY LOSER LOVER LUNATIC
  LUST LUSTY MANIAC MASSACRE MENTAL MIDGET MISTRESS MORON NAKED NERD NUDE NUT ORGASM PERVERT PSYCHO PUKE PUNK SADIST SAVAGE
  SCHMUCK SCREW SCUM SEDUCE SEX SEXY SHRINK SLAUGHTER SLAVE SLOB SNOB STRIPPER STUPID SUCK SUCKER TERROR THONG THUG TORTURE
  TRAMP TWIT UNDERWEAR VIRGIN WEIRDO WIMP`.split(/\s+/),
);

export const isFamilyWord = (word: string, lexicon: Lexicon): boolean =>
  familiarZipf(word, lexicon) >= EVERYDAY_ZIPF.family &&
  lexicon.offensiveness(word) === null &&
  !isGrownUpWord(word, lexicon) &&
  !UNSUITABLE_WORDS.has(word) &&
  !lexicon.readingsOf(word).some(({ base }) => UNSUITABLE_WORDS.has(base));
