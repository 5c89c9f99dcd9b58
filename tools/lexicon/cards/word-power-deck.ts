// Completes the Word Power deck: `node tools/lexicon/cards/word-power-deck.ts` finds wrong answers for cards that have none
// and distributes the positions of the right answers. Not part of the build: a person checks the result before it is committed.
//
// A new card is a line with its answer as the first word, ? for the other three, and S or A without a number. To find new
// wrong answers for a card, replace them with ?.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../../src/core/random.ts';
import { spellingSimilarity } from '../../../src/games/word-power/content/look-alike.ts';
import { formatPowerCards, type PowerCard, parsePowerCards } from '../../../src/games/word-power/content.ts';
import type { Lexicon, WordClass } from '../../../src/lexicon/lexicon.ts';
import { loadLexicon } from '../../../src/lexicon/load.node.ts';
import { buildRelatedWords, type RelatedWordIndex } from '../relations/related-words.ts';
import { readSources } from '../sources/npm-sources.ts';
import { type Pos, readWordNet, type Sense, sensesOf, type WordNet } from '../sources/wordnet.ts';

export const DECK_PATH = join(import.meta.dirname, '../../../src/games/word-power/content/deck.tsv');
const CARD_COLORS = ['blue', 'black', 'red'];
const ANSWER_POSITIONS = ['1', '2', '3', '4'];
const POS_OF: Readonly<Partial<Record<WordClass, Pos>>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };

type Candidate = { readonly word: string; readonly pos: Pos; readonly zipf: number; readonly field: number };
type DeckContext = {
  readonly net: WordNet;
  readonly lexicon: Lexicon;
  readonly relations: RelatedWordIndex;
  readonly vocabulary: readonly Candidate[];
  /** How many cards already have this wrong answer. */
  readonly used: Map<string, number>;
};

export function completeDeck(cards: readonly PowerCard[]): PowerCard[] {
  const unfinished = cards.filter((card) => card.words.includes('?'));
  const finished = cards.filter((card) => !unfinished.includes(card));
  if (unfinished.length > 0) {
    const context = createContext(finished);
    for (const card of unfinished) finished.push(completeCard(card, context));
  }
  const order = (card: PowerCard): string => `${CARD_COLORS.indexOf(card.colour)}${card.key}`;
  return balanceAnswerPositions(finished.sort((a, b) => (order(a) < order(b) ? -1 : 1)));
}

/** For each color and kind the answers are spread evenly over the positions, changing as few cards as possible. */
function balanceAnswerPositions(cards: PowerCard[]): PowerCard[] {
  for (const colour of CARD_COLORS) {
    for (const kind of ['S', 'A']) {
      const at = cards.flatMap((card, i) => (card.colour === colour && card.answer[0] === kind ? [i] : []));
      for (;;) {
        const byPlace = ANSWER_POSITIONS.map((place) => at.filter((i) => cards[i]!.answer[1] === place));
        byPlace.sort((a, b) => b.length - a.length);
        const [most, least] = [byPlace[0]!, byPlace[3]!];
        if (most.length - least.length < 2) break;
        const free = ANSWER_POSITIONS.find(
          (place) => at.filter((i) => cards[i]!.answer[1] === place).length === least.length,
        )!;
        const moved = randomFrom(`${colour} ${kind}`, least.length).pick(most);
        cards[moved] = moveAnswer(cards[moved]!, Number(free));
      }
    }
  }
  return cards;
}

function moveAnswer(card: PowerCard, place: number): PowerCard {
  const words = [...card.words];
  const from = Number(card.answer[1]) - 1;
  [words[from], words[place - 1]] = [words[place - 1]!, words[from]!];
  return { ...card, words: words as unknown as PowerCard['words'], answer: `${card.answer[0]}${place}` };
}

function createContext(finished: readonly PowerCard[]): DeckContext {
  const net = readWordNet();
  const lexicon = loadLexicon('standard');
  const used = new Map<string, number>();
  for (const card of finished) for (const word of card.words) used.set(word, (used.get(word) ?? 0) + 1);
  return { net, lexicon, relations: buildRelatedWords(net), vocabulary: listCandidates(net, lexicon), used };
}

/** Well-known base forms that mainly belong to one class and to no special register. */
function listCandidates(net: WordNet, lexicon: Lexicon): Candidate[] {
  const { scowl } = readSources();
  const candidates: Candidate[] = [];
  for (const [word, senses] of net.senses) {
    const spelling = word.toUpperCase();
    const zipf = lexicon.zipf(spelling);
    if (!/^[a-z]{4,13}$/.test(word) || zipf < 2.3 || (scowl.get(word) ?? 100) > 50) continue;
    if (lexicon.offensiveness(spelling) || lexicon.readingsOf(spelling).some((reading) => reading.form !== 'base'))
      continue;
    if (senses[0]!.lemma !== word || senses.some(({ synset }) => synset.pointers.some((to) => /^;[ur]/.test(to.sign))))
      continue;
    const pos = mainWordClass(senses);
    if (pos) candidates.push({ word, pos, zipf, field: fieldOf(net, word, pos) });
  }
  return candidates;
}

function mainWordClass(senses: readonly Sense[]): Pos | null {
  const weights = new Map<Pos, number>();
  for (const { synset, tags } of senses) weights.set(synset.pos, (weights.get(synset.pos) ?? 0) + tags + 0.3);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].find(([, weight]) => weight >= 0.6 * total)?.[0] ?? null;
}

/** WordNet's lexicographer file; for adjectives that of the noun they belong to. */
function fieldOf(net: WordNet, word: string, pos: Pos): number {
  const synset = sensesOf(net, word, pos)[0]?.synset;
  if (!synset) return -1;
  if (pos === 'n' || pos === 'v') return synset.field;
  const heads = [synset, ...synset.pointers.filter(({ sign }) => sign === '&').map(({ to }) => to)];
  const noun = heads.flatMap((head) => head.pointers).find(({ sign, to }) => sign === '+' && to.pos === 'n');
  return noun ? 100 + noun.to.field : -1;
}

/** One word related to a look-alike of the key, one that looks like the key, and one from the answer's field: if all three
 *  were of one kind, the right answer would stand out. */
function completeCard(card: PowerCard, context: DeckContext): PowerCard {
  const key = card.key.toLowerCase();
  const answer = card.words[0];
  const ranked = rankCandidates(key, answer, POS_OF[card.class]!, context);
  const chosen: string[] = [];
  for (const by of ['nearLookAlike', 'lookAlike', 'field'] as const) {
    const best = ranked
      .filter((each) => each[by] > 0)
      .sort((a, b) => b[by] - a[by])
      .find(
        ({ word }) =>
          !context.relations.mayBeRelated(key, word) &&
          !context.relations.mayBeRelated(answer, word) &&
          chosen.every(
            (other) =>
              other !== word && !context.relations.areRelated(other, word) && spellingSimilarity(other, word) < 0.5,
          ),
      );
    if (!best) throw new Error(`Found no wrong answers for ${card.key}: write three by hand.`);
    chosen.push(best.word);
    context.used.set(best.word, (context.used.get(best.word) ?? 0) + 1);
  }
  return { ...card, words: [answer, ...chosen] as unknown as PowerCard['words'], answer: `${card.answer[0]}1` };
}

function rankCandidates(key: string, answer: string, pos: Pos, context: DeckContext) {
  const zipf = context.lexicon.zipf(answer.toUpperCase());
  const field = fieldOf(context.net, answer, pos);
  const nearLookAlikes = wordsNearLookAlikes(key, answer, context);
  const PERSON = 18;
  return context.vocabulary
    .filter(
      (each) =>
        each.pos === pos &&
        Math.abs(each.zipf - zipf) <= 0.8 &&
        Math.abs(each.word.length - answer.length) <= 5 &&
        (pos !== 'n' || (each.field === PERSON) === (field === PERSON)),
    )
    .map(({ word, zipf: own, field: home }) => {
      const fit =
        1 -
        0.25 * Math.abs(own - zipf) -
        0.03 * Math.abs(word.length - answer.length) -
        0.12 * (context.used.get(word) ?? 0) +
        (word.slice(-2) === answer.slice(-2) ? 0.08 : 0);
      const sameField = home === field && field >= 0 ? 1 : 0;
      const nearness = nearLookAlikes.get(word) ?? 0;
      return {
        word,
        nearLookAlike: nearness > 0 ? fit + nearness + 0.12 * sameField : 0,
        lookAlike: fit + spellingSimilarity(key, word) + 0.12 * sameField,
        field: fit + 0.5 * sameField + 0.5 * spellingSimilarity(answer, word),
      };
    });
}

/** Words similar to or derived from a look-alike of the key, with its resemblance: CELERITY, celebrity, renown. */
function wordsNearLookAlikes(
  key: string,
  answer: string,
  { net, relations, vocabulary }: DeckContext,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const addAll = (lemmas: readonly string[], alike: number) => {
    for (const lemma of lemmas) if (alike > (found.get(lemma) ?? 0)) found.set(lemma, alike);
  };
  for (const { word } of vocabulary) {
    const alike = spellingSimilarity(key, word);
    if (alike < 0.38 || word === answer || relations.areRelated(key, word) || relations.areRelated(answer, word))
      continue;
    for (const { synset, number } of net.senses.get(word)!) {
      if (number > 2) continue;
      addAll(synset.lemmas, alike);
      for (const { sign, to } of synset.pointers) if (sign === '+' || sign === '&') addAll(to.lemmas, 0.85 * alike);
    }
    found.delete(word);
  }
  return found;
}

if (import.meta.main) {
  const text = readFileSync(DECK_PATH, 'utf8');
  const remarks = text.split('\n').filter((line) => line.startsWith('#'));
  writeFileSync(DECK_PATH, `${remarks.join('\n')}\n${formatPowerCards(completeDeck(parsePowerCards(text)))}`);
}
