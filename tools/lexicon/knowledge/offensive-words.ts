// Offensive words: bots, cards, hints and definitions avoid them (soft), and the family lists leave them out (hard). Made from
// published lists; every hard word was checked by hand, and the tables below are the result.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuss } from 'cuss';
import type { Grammar } from '../grammar/grammar.ts';
import { packageFolder, type WordSources } from '../sources/npm-sources.ts';
import type { WordNet } from '../sources/wordnet.ts';

export type Offensiveness = 'hard' | 'soft';

/** On a hard list, but only rude or outdated. */
const MILD = words(`
  anal arse ass asses autoerotic bastard bazooms biatch bitch bitches bitching bitchy boche boches bollock bollocks
  boner boody bosche bosches bufty bugger buggered buggery butthead chav chode cissy clitoris cock commie crap crapola
  crapper crappy dammit dick dildoe dingleberry dink dinks dominatrix dyke ejaculate ejaculated ejaculating
  ejaculation fag fagging fagot fatso frottage fubar fugly gippo gippos goddammit goddamn goddamned greaseball
  greaseballs gringo gringos grope gyp gypped gyppie gyppies gyppy hairyback hairybacks haole haoles hebe hebes homo
  homoerotic honkers honkey honkeys honkie honkies honky hooker hookers hooters hori horis horniest horny humping
  hussy incest intercourse jackass knobbing krauts ladyboy lesbo lez lezz lezzie lezzies limey lovemaking masturbate
  masturbating masturbation mofo moron muff niggard niggarded niggarding niggardliness niggardly niggards nookie nude
  nudity nympho nymphomania nymphomaniac orgasm orgasmic orgasms panties peckerwood perv pimp pimped piss pissed
  pisser pisses pisshead pissing playboy pom pommie pommies pommy poms poo poop pooper pooping prick puss pussies
  pussy quickie redneck rednecks retard retarded retards rimming schlong sex sexed sexing sexpot shagging shylock
  shylocks sissy skank skanky smut sodomise sodomist sodomize sodomy spastic spunk spunky squarehead squareheads
  svastika swastika teste threesome tits tittie titties titty topless tosser transvestite tribadism twink vibrator
  welcher whitey whiteys whities wuss`);

/** On one of the lists, but harmless, or offensive only in a rare sense. */
const HARMLESS = words(`
  abid abuse addict addicts babe balls banging bareback barf bastinado beanbag beanbags bestial blacks bloody bluegum
  bluegums bogan bondage bong boobies booby boonies booty breasts bung butt chug chugs chunky clansman clansmen
  clanswoman clanswomen cockfight cocky collared collaring coondog cox crack cracker cumquat damn damnation demon
  devil dickty diddle dike dipstick dogging domination dong doodoo dope drug drugs drunk drunken dumb escort eunuch
  faeces figging fingered fingering finocchio finochio fisted flamer flange flasher foursome fruitcake gable gables
  gangsta geez geezer gob god gora goras goy goyim greaser greasers gross gub gubs guinea guineas gummer gypsies gypsy
  hadji hadjis haji hajis hajji hajjis hardcore hardcores hell heroin hillbillies hillbilly hippophile ho hoar hobo
  hoer hoes homicide hore hoser idiot illegals interracial jeez jerries jig jigger jiggers jiggy jigs jihad kimchis
  kink knob knockers kumquat ky lactate licker limy liquor looser loser lowlife lynch mafia mams mick mishit mishits
  muncher murder murderer mzungu mzungus narcotic negroni negronis niggle niggled niggles niggling nigglings nip nob
  nook nooner nudger nuke nymph oral paddy pansies pansy pawn peck pecker peckers pegging penetration piker pissoir
  pissoirs pistol pixie pixy pollock pollocks pood protestant pud puke pussycat racist radical radicals randy redleg
  redlegs reefer retardant retardants retardation retardations retardative retardatory retarder retarders retarding
  retardment retardments ribbed rigger sadis scag scallywag scat scissoring screw screwing scum septic septics
  sheenier sheeniest shitake shitakes shittah shittahs shittim shittims shittimwood shittimwoods shitzu shitzus
  shrimping skeet slanty slapper slaughter slave slimeball sloper slopers slopy smack snatch sniggers snowballing
  sooty spade spades spaza spit spitter squinty strappado strappadoed strappadoes strappadoing stringer stroking
  stupid suck sucked sucker sucks suicide swallow swallower swank swinger swingers taco tang tantra terrorist
  throating tinker tinkers tinkle torture tramp trap triplex trots tuckahoe turnon undress undressed undresses
  undressing undressings unretarded vomit wab wankle weenie weewee welfare whacker whit whites whiz whop willies willy
  yank yankee yankees yanks`);

/** Hard words that are missing from the published lists. */
const EXTRA_HARD = words(`
  abo abos boong boongs bulldyke bulldykes chinamen chinky coolie coolies cooly coon coons darkie darkies darky
  golliwog golliwogs gollywog gollywogs kaffir kaffirs kafir kafirs mulattoes mulattos munts octoroon octoroons
  quadroon quadroons raped rapes rapists sambos squaws trannies tranny wetbacks`);

/** Not rude, but not for a children's game either. */
const EXTRA_SOFT = words('gigolo stripper striptease');

const HARD_PATTERN =
  /^(?:nigger|nigga(?!r)|negro|cunt|wank|whore|shit|arsehole|paedophil|pedophil|necrophil|zoophil|coprophil)|fuck|bullshit|motherf|cocksuck|asshole/;

export function listOffensiveWords(
  list: ReadonlySet<string>,
  { letterpress }: WordSources,
  net: WordNet,
  grammar: Grammar,
): Map<string, Offensiveness> {
  const offensiveWords = new Map<string, Offensiveness>();
  const add = (word: string, as: Offensiveness): void => {
    if (list.has(word) && !HARMLESS.has(word) && offensiveWords.get(word) !== 'hard')
      offensiveWords.set(word, as === 'hard' && MILD.has(word) ? 'soft' : as);
  };
  const { severe, mild } = readProfanity();
  const clean = new Set(readFileSync(join(packageFolder('word-list'), 'words.txt'), 'utf8').split('\n'));
  for (const word of EXTRA_HARD) add(word, 'hard');
  for (const word of [...severe, ...slursIn(net)]) add(word, 'hard');
  for (const word of list) if (HARD_PATTERN.test(word)) add(word, 'hard');
  for (const word of [...mild, ...EXTRA_SOFT]) add(word, 'soft');
  for (const word of letterpress) if (word.length > 2 && !clean.has(word)) add(word, 'soft');
  // Forms are as offensive as their base unless they are words of their own.
  for (const [form, inflections] of grammar.inflections) {
    for (const { base } of inflections) {
      const ofBase = offensiveWords.get(base);
      if (ofBase && !grammar.classes.has(form)) add(form, ofBase);
    }
  }
  return offensiveWords;
}

function readProfanity(): { readonly severe: readonly string[]; readonly mild: readonly string[] } {
  const rated = JSON.parse(readFileSync(join(packageFolder('@dsojevic/profanity-list'), 'en.json'), 'utf8')) as {
    readonly match: string;
    readonly severity: number;
  }[];
  const severe = Object.keys(cuss).filter((word) => cuss[word] === 2);
  const mild = Object.keys(cuss).filter((word) => cuss[word] === 1);
  for (const { match, severity } of rated)
    (severity >= 2 ? severe : mild).push(...match.replaceAll('*', '').split('|'));
  return { severe, mild };
}

function slursIn(net: WordNet): string[] {
  const slurs: string[] = [];
  for (const { lemmas, pointers } of net.synsets) {
    for (const { sign, from, to } of pointers) {
      if (sign === ';u' && to.lemmas[0] === 'ethnic_slur') slurs.push(...(from < 0 ? lemmas : [lemmas[from]!]));
    }
  }
  return slurs;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/\S+/g));
}
