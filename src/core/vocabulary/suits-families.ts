// Words that nobody has to meet with children at the table: offensive ones, and mild ones that may be played but are not suggested.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isGrownUpWord } from './grown-up-words.ts';

/** Mild enough to be played, but nothing to practice with children: insults, curses, the bedroom, cruelty. */
const UNSUITABLE_WORDS = new Set(
  `ADDICT AFFAIR ARSENIC BARF BEHEAD BOMB BOMBER BONG BRA BRAT BREAST BRUTE BUM BUTT COWARD CREEP CRIPPLE CURSE CYANIDE
  DAMN DECAPITATE DEVIL DISMEMBER DISROBE DIVORCE DIVORCEE DOPE DORK DRUNKARD DUMB DUMMY ELECTROCUTE FATSO FATTY FLOOZY
  FOOL FREAK GALLOWS GEEK GYPSY HANDGUN HELL HELLISH HICK HO HOBO HOOKER IDIOT IDIOTIC IMBECILE IMPALE INSANE JERK JUNKIE
  KINKY LOONY LOSER LOVER LUNATIC LUST LUSTY LYNCH MAIM MANIAC MASSACRE MASSEUSE MENTAL MIDGET MISTRESS MORON MUTILATE
  NAKED NERD NOOSE NUDE NUKE NUT OPIUM ORGASM OVERDOSE PECKER PERVERT PSYCHO PSYCHOPATH PUKE PUNK RACIST RANDY SADIST
  SAVAGE SCHMUCK SCREW SCUM SEDUCE SEX SEXIST SEXY SHRINK SLAUGHTER SLAVE SLEAZY SLOB SNOB SOCIOPATH STONED STONER STRANGLE
  STRIPPER STUPID SUCK SUCKER SUICIDAL TERROR THONG THUG TORTURE TRAMP TWIT UNDERWEAR VAPE VIRGIN WEIRDO WIMP`.split(
    /\s+/,
  ),
);

export const suitsFamilies = (word: string, lexicon: Lexicon): boolean =>
  lexicon.offensiveness(word) === null &&
  !isGrownUpWord(word, lexicon) &&
  !UNSUITABLE_WORDS.has(word) &&
  !lexicon.readingsOf(word).some(({ base }) => UNSUITABLE_WORDS.has(base));
