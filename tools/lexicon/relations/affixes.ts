// Finds words that look derived from another word by a prefix or suffix, and how far that can be trusted. A doubtful pair
// must be confirmed by the definition (word-families.ts). All spellings are lower case.

import type { Grammar } from '../grammar/grammar.ts';
import { mayDoubleConsonant } from '../grammar/spelling-rules.ts';
import type { WordClassUsage } from '../sources/word-class-usage.ts';
import type { Pos } from '../sources/wordnet.ts';

/** The word may be derived from `base`; `isSafe` if the affix alone is proof; `negates` if the affix reverses the meaning. */
export type AffixAnalysis = { readonly base: string; readonly isSafe: boolean; readonly negates: boolean };

/** Trust: `!` always; `+` for a base of five letters or more; `?` never; no sign: only if WordNet does not have the word. */
type Trust = '!' | '+' | '?' | '';
const parseTrust = (text: string): Trust => (/[!+?]$/.exec(text)?.[0] ?? '') as Trust;

/** suffix : classes it is added to : classes of the result. */
const SUFFIXES = `
ness:a:n! less:nv:a! like:n:a! ful:nv:an! ship:na:n! hood:na:n! dom:nav:n! ly:a:r! ly:n:a able:v:a ible:v:a ment:v:n er:v:n or:v:n
y:n:a+ ish:na:a! ism:na:n+ ist:na:n+ ize:na:v! ise:na:v ify:na:v+ ity:a:n+ al:n:a+ ial:n:a+ ical:n:a+ ic:n:a+ ous:n:a+ ive:v:a+ ion:v:n
ation:v:n ition:v:n age:nv:n? ery:nva:n? ry:n:n? ess:n:n? let:n:n? ling:n:n? ette:n:n? en:na:va? ward:n:ar wards:n:r+ wise:n:r+
fold:n:ar some:nv:a? ance:v:n ence:v:n ant:v:na? ent:v:na? ee:v:n? eer:n:n? ster:n:n? ure:v:n? ian:n:n? an:n:na? ary:n:na?
ory:v:a? ing:nv:n? ed:n:a? ator:v:n th:a:n? yer:n:n?
`
  .match(/\S+/g)!
  .map((each) => {
    const [suffix, from, makes] = each.replace(/\W$/, '').split(':') as [string, string, string];
    return { suffix, from, makes, trust: parseTrust(each) };
  });

/** A prefix does not change the word class. */
const PREFIXES = `
un! non! over out under fore mis dis de pre re anti inter sub super semi counter co post ultra trans extra hyper micro multi be? en? em?
a? in? im? ir? il? ex? mid by up down off
`
  .match(/\S+/g)!
  .map((each) => ({ prefix: each.replace(/\W$/, ''), trust: parseTrust(each) }));

export function findAffixes(
  word: string,
  list: ReadonlySet<string>,
  usage: WordClassUsage,
  grammar: Grammar,
): AffixAnalysis[] {
  const isOf = (each: string, poses: string): boolean =>
    usage.has(each) && Array.from(poses).some((pos) => usage.of(each, pos as Pos) !== null);
  const isSafe = (base: string, trust: Trust): boolean =>
    trust === '!' || (trust === '+' && base.length > 4) || (trust !== '?' && !usage.has(word) && base.length > 3);
  const found: AffixAnalysis[] = [];
  for (const { suffix, from, makes, trust } of grammar.inflections.has(word) ? [] : SUFFIXES) {
    if (!word.endsWith(suffix) || (usage.has(word) && !isOf(word, makes))) continue;
    for (const base of stemsBefore(suffix, word.slice(0, -suffix.length), list)) {
      if (base.length < 3 || base === word || !list.has(base) || !isOf(base, from)) continue;
      const isLogical = suffix === 'al' && base.endsWith('ic');
      const isTwin = suffix === 'ise' && list.has(word.replace(/ise$/, 'ize'));
      found.push({ base, isSafe: isSafe(base, trust) || isLogical || isTwin, negates: false });
    }
  }
  for (const { prefix, trust } of grammar.inflections.has(word) && !usage.has(word) ? [] : PREFIXES) {
    const rest = word.slice(prefix.length);
    if (!word.startsWith(prefix) || rest.length < 3 || !list.has(rest)) continue;
    const bases = grammar.classes.has(rest) ? [rest] : (grammar.inflections.get(rest) ?? []).map(({ base }) => base);
    for (const base of bases) {
      if (!isOf(base, prefix === 'un' || prefix === 're' ? 'var' : 'nvar')) continue;
      found.push({ base, isSafe: isSafe(base, trust), negates: /^(?:i[nmrl]|dis)$/.test(prefix) });
    }
  }
  return found;
}

/** HAPPI-NESS is HAPPY, RUNN-ER is RUN, BAK-ERY is BAKE, HARMON-IC is HARMONY; HAT-ER is HATE, not HAT. */
function stemsBefore(suffix: string, stem: string, list: ReadonlySet<string>): string[] {
  if (suffix === 'ly')
    return stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [list.has(`${stem}le`) ? `${stem}le` : stem];
  const isPartial = suffix === 'al' && list.has(stem.slice(0, -1)); // PART-IAL, not PARTY-AL
  const changed = stem.endsWith('i') && !isPartial ? [`${stem.slice(0, -1)}y`] : [];
  if (!/^[aeiouy]/.test(suffix)) return [stem, ...changed];
  if (/^(?:i[szc]|ous|al)/.test(suffix) && !list.has(stem)) changed.push(`${stem}y`);
  if (/([b-df-hj-np-tv-z])\1$/.test(stem)) changed.push(stem.slice(0, -1));
  const hasSilentE = list.has(`${stem}e`);
  if (hasSilentE) changed.push(`${stem}e`);
  return hasSilentE && mayDoubleConsonant(stem) ? changed : [stem, ...changed];
}
