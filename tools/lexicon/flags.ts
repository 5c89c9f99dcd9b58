// Words kept from bots, cards, hints and definitions (soft), and refused at a family table besides (hard).
// Not a reason to refuse a word elsewhere. Made from others' lists, every hard word of which was read: the tables below are what that gave.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuss } from 'cuss';
import type { Grammar } from './grammar.ts';
import { folderOf, type Sources } from './sources.ts';
import type { WordNet } from './wordnet.ts';

export type Flag = 'hard' | 'soft';

/** On a hard list, but rude or outdated rather than beyond the pale. */
const MILD = words(`
  ass asses arse anal autoerotic bastard bitch bitches bitching bitchy boner bollock bollocks boody bugger buggered buggery butthead chav
  cissy clitoris cock commie crap crapola crapper crappy dammit dick dingleberry dink dinks dominatrix dyke ejaculate ejaculated ejaculating
  ejaculation fag fagging fagot fatso frottage fubar fugly gippo gippos goddamn goddamned goddammit greaseball greaseballs gringo gringos
  grope gyp gypped haole haoles homo homoerotic honkers honkey honkeys honkie honkies honky hooker hookers hooters horniest horny humping hussy
  incest intercourse jackass knobbing krauts ladyboy limey lovemaking masturbate masturbating masturbation moron muff niggard
  niggarded niggarding niggardliness niggardly niggards nookie nude nudity nympho nymphomania nymphomaniac orgasm orgasmic orgasms panties peckerwood
  perv pimp pimped piss pissed pisser pisses pisshead pissing playboy pom pommie pommies pommy poms poo poop pooper pooping prick pussies
  pussy puss quickie redneck rednecks retarded rimming schlong sex sexed sexing sexpot shagging shylock shylocks sissy skank skanky smut sodomise
  sodomist sodomize sodomy spastic spunk spunky swastika svastika threesome tittie titties titty tits topless tosser transvestite tribadism
  twink vibrator welcher whitey whiteys whities wuss teste raper lez lezz lesbo lezzie lezzies hebe hebes mofo biatch`);

/** On one of the lists, but nothing is wrong with it, or only in a sense nobody thinks of first. */
const PARDONED = words(`
  barf bareback bastinado bazooms beanbag beanbags bluegum bluegums boche boches bogan bong boobies booby boonies booty bosche bosches bufty
  bung chode chug chugs chunky clansman clansmen clanswoman clanswomen cockfight cocky collared collaring coondog cumquat diddle dipstick
  domination dong doodoo dope dumb faeces figging fingered fingering finocchio finochio fisted flange gables gangsta geez geezer gora
  goras greaser greasers gubs gummer gyppie gyppies gyppy gypsies gypsy hadji hadjis haji hajis hajji hajjis hairyback hairybacks hillbillies
  hillbilly hippophile ho hobo hoes hore hori horis hoser idiot jeez jig jigger jiggers jiggy jigs kimchis kumquat limy looser
  loser lowlife lubra mams muncher mzungu mzungus niggle niggled niggles niggling nigglings nip nudger pansies pansy pegging piker pollock
  pollocks pud puke redleg redlegs reefer rigger sadis scallywag scissoring shrimping skeet slanty slapper slave slimeball sloper slopers slopy
  snowballing sooty spit spitter squarehead squareheads squinty strappado stringer stupid sucker swallower taco tang throating tinker tinkers
  triplex tuckahoe turnon vomit wab weenie weewee welfare whacker whiz whop yank yanks
  abid abuse addict addicts babe banging blacks crack cracker demon devil drug drugs drunk drunken flasher foursome fruitcake gable gob god
  gross gub guinea guineas heroin homicide illegals interracial jerries jihad kink knockers ky lactate licker liquor lynch mafia
  mick murder murderer narcotic nook nooner nuke nymph oral paddy peck penetration pistol pixie pixy protestant pussycat racist
  radical radicals randy ribbed scum septic septics slaughter smack sniggers spade spades stroking suicide swallow tantra terrorist tinkle
  torture tramp trap trots whit whites yankee yankees dike flamer goy goyim scag screw hymen
  balls bloody butt cox dickty dogging escort eunuch fanny flange hardcore hardcores hell hoar hoer knob labia mutha nob pawn pissoir pissoirs
  bestial bondage bewhored pood pecker peckers retard retardant retardants retardation retardations retardative retardatory retarder
  retarders retarding retardment retardments retards unretarded scat screwing skeet strappadoed strappadoes strappadoing suck sucked sucks
  spaza swinger swingers tit twinkie undress undressed undresses undressing undressings wang wankle willies willy snatch voyeur turd
  dildoe feck gobshite testiculate hell damn damnation breasts shittah shittahs shittim shittims shitake shitakes shitzu shitzus shittimwood shittimwoods sheenier sheeniest negroni negronis mishit mishits swank`);

/** Missing from the lists. */
const HARD_TOO =
  words(`coolie coolies cooly darkie darkies darky golliwog golliwogs gollywog gollywogs retardo kaffir kaffirs kafir kafirs mulattos mulattoes
  bulldyke bulldykes rapes raped rapists halfbreed halfbreeds halfcaste octoroon octoroons quadroon quadroons sambos squaws
  abo abos boong boongs munts coon coons jap japs paki pakis wetbacks chinamen chinaman chinky injun injuns tranny trannies`);

const HARD_SHAPE =
  /^(?:nigger|nigga(?!r)|negro|cunt|wank|whore|shit|arsehole|paedophil|pedophil|necrophil|zoophil|coprophil)|fuck|bullshit|motherf|cocksuck|asshole/;

export function listFlags(
  list: ReadonlySet<string>,
  { letterpress }: Sources,
  net: WordNet,
  grammar: Grammar,
): Map<string, Flag> {
  const flags = new Map<string, Flag>();
  const flag = (word: string, as: Flag): void => {
    if (list.has(word) && !PARDONED.has(word) && flags.get(word) !== 'hard')
      flags.set(word, as === 'hard' && MILD.has(word) ? 'soft' : as);
  };
  const { severe, mild } = readProfanity();
  const clean = new Set(readFileSync(join(folderOf('word-list'), 'words.txt'), 'utf8').split('\n'));
  for (const word of HARD_TOO) flag(word, 'hard');
  for (const word of [...severe, ...slursIn(net)]) flag(word, 'hard');
  for (const word of list) if (HARD_SHAPE.test(word)) flag(word, 'hard');
  for (const word of mild) flag(word, 'soft');
  for (const word of letterpress) if (word.length > 2 && !clean.has(word)) flag(word, 'soft');
  // Forms share the flag of their base, unless they are words of their own.
  for (const [form, inflections] of grammar.inflections) {
    for (const { base } of inflections) {
      const of = flags.get(base);
      if (of && !grammar.classes.has(form)) flag(form, of);
    }
  }
  return flags;
}

function readProfanity(): { readonly severe: readonly string[]; readonly mild: readonly string[] } {
  const rated = JSON.parse(readFileSync(join(folderOf('@dsojevic/profanity-list'), 'en.json'), 'utf8')) as {
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
