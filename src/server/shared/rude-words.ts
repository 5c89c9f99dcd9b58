// Recognizes rude words in names and chat, for family tables. Whole words count, so that Scunthorpe and Dickens may stay;
// simple disguises are undone first: other alphabets, digits for letters, stretched letters, spaces or stars between them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cuss } from 'cuss';
import { foldLookAlikes } from './look-alikes.ts';

/** In the published lists, but a name, or harmless in most sentences. */
const HARMLESS = new Set(
  `alligatorbait argie armo armos babeland barf bareback bastinado beanbag beanbags beaney beaneys birdlock bluegum bluegums
  bogan bong boobies booby boonie boonies booty buffies bule bules bung bunga carruth cheesehead cheeseheads chonkies chonky
  chug chugs chunkies chunky chunkys clansman clansmen clanswoman clanswomen cockfight cocky cohee collared collaring coondog
  cumquat cushi cushis dahmer diddle dink dinks dipsea dipstick dix domination dong doodoo dope dumb ero esqua evl eyetie
  faeces farty fatah figging fingered fingering finocchio finochio fisted flange floo forni fu gables gangsta geez geezer geni
  getiton ginzo gipp gipps gora goras greaser greasers grope gubba gubbas gubs gummer gypsies gypsy gypsys hadji hadjis haji
  hajis hajji hajjis haole haoles hapa hebe hebes hillbillies hillbilly hippophile hiscock hitlerism hitlerist ho hobo hodgie
  hoes honger honkers hooters hore hori horis hork hoser idiot indon indons jebus jeez jig jigg jigger jiggers jiggs jiggy
  jigs juggalo juggs kimchis kondum kum kummer kumquat kums kushi kushis kwa lebo lebos limey limy loadedgun looser loser
  lowlife lugan lugans magicwand mams masterblaster mau maumau mickeyfinn mockey mockie mocky moky moron moskal moskals
  moslem mosshead muncher munt mzungu mzungus negroni niggle niggled niggles niggling nigglings nip noonan nudger orga
  panties panti pansies pansy payo pegging piker pikers playboy pocha pochas pocho pochos pocketpool pollock pollocks pom
  pommie pommies pommy poms poo poop pooperscooper pud pudd puke puss quickie rearend redleg redlegs redneck rednecks
  reefer reestie rere rigger roundeye russki russkie sadis sadom sandm santorum scallywag scissoring seppo seppos shav
  shrimping sissy sixsixsix skeet slanty slapper slave slavedriver slimeball slimebucket sloper slopers slopey slopeys slopies
  slopy snowback snowballing sooties sooty spit spitter spunky squinty strappado stringer stripclub stupid sucker
  swallower swalow taff tang teste thirdeye threeway throating tinker tinkers topless tortur triplex tuckahoe turnon twinkie
  usama vibr vomit wab waysted weenie weewee welcher welfare whacker whash whiz whop willie wn wuzzie yank yanks yarpie
  yarpies yellowman`.split(/\s+/),
);

/** Rude in the middle of any word, too: no harmless word has them. */
const ANYWHERE = /fuck|phuck|motherf|cocksuck|asshole|arsehole|bullshit|(?<!s)nigger|nigga(?!r)|faggot/;

let rudeWords: ReadonlySet<string> | null = null;

export function isRude(text: string): boolean {
  const folded = foldDigits(foldLookAlikes(text));
  const words = folded.match(/[a-z*]+/g) ?? [];
  return [...words, ...spelledOut(words)].some(isRudeWord);
}

function isRudeWord(word: string): boolean {
  const rude = (rudeWords ??= loadRudeWords());
  if (word.includes('*')) return isRudeWithStars(word, rude);
  // "shiiit" is written with one or with two of the stretched letter.
  const spellings = [word, word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1')];
  if (ANYWHERE.test(word.replace(/(.)\1+/g, '$1'))) return true;
  return spellings.some((one) => rude.has(one) || rude.has(one.replace(/e?s$/, '')) || ANYWHERE.test(one));
}

/** A star stands for one letter. */
function isRudeWithStars(word: string, rude: ReadonlySet<string>): boolean {
  const letters = word.replaceAll('*', '');
  if (letters.length < 2 || !/[a-z]\*+[a-z]/.test(word)) return letters.length > 0 && isRudeWord(letters);
  const pattern = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`);
  return [...rude].some((one) => pattern.test(one));
}

/** Letters one by one, as in "f u c k". */
function spelledOut(words: readonly string[]): string[] {
  return words
    .map((word) => (word.length === 1 ? word : ' '))
    .join('')
    .split(' ')
    .filter((word) => word.length > 2);
}

const DIGITS: { readonly [sign: string]: string } = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };
const SIGNS: { readonly [sign: string]: string } = { '@': 'a', $: 's', '!': 'i', '|': 'i' };

/** Digits and signs count as letters where they touch letters: 1 in "sh1t", not in "1 hit". */
function foldDigits(text: string): string {
  return text
    .replace(/[@$]+(?=[a-z])|(?<=[a-z])[@$!|]+(?=[a-z])/g, (signs) => signs.replace(/./g, (sign) => SIGNS[sign]!))
    .replace(/(?<=[a-z])[0134578]+|[0134578]+(?=[a-z])/g, (digits) => digits.replace(/./g, (digit) => DIGITS[digit]!));
}

function loadRudeWords(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve('@dsojevic/profanity-list/en.json');
  const rated = JSON.parse(readFileSync(file, 'utf8')) as { readonly match: string; readonly severity: number }[];
  const listed = rated
    .filter(({ severity }) => severity >= 2)
    .flatMap(({ match }) => match.replaceAll('*', '').split('|'));
  const certain = Object.keys(cuss).filter((word) => cuss[word] === 2);
  return new Set([...listed, ...certain].filter((word) => /^[a-z]{2,}$/.test(word) && !HARMLESS.has(word)));
}
