// Tests that WordNet is read completely and correctly.

import { expect, it } from 'vitest';
import { hyponymsOf, lowercaseLemmas, readWordNet, sensesOf, synsetNamed } from './wordnet.ts';

const net = readWordNet();

it('has every synonym set and lemma', () => {
  expect(net.synsets.length).toBe(117_791);
  expect(net.senses.size).toBe(147_478);
});

it('keeps the senses in order, with capitals and tag counts', () => {
  expect(
    sensesOf(net, 'turkey', 'n')
      .map(({ lemma }) => lemma)
      .slice(0, 2),
  ).toEqual(['turkey', 'Turkey']);
  expect(sensesOf(net, 'love', 'n')[0]).toMatchObject({ number: 1, tags: 42 });
  expect(sensesOf(net, 'love').map(({ synset }) => synset.pos)).toEqual([...'nnnnnnvvvv']);
});

it('follows pointers', () => {
  const animals = hyponymsOf([synsetNamed(net, 'animal.n.01')]);
  expect(animals.has(synsetNamed(net, 'dog.n.01'))).toBe(true);
  expect(animals.has(synsetNamed(net, 'door.n.01'))).toBe(false);
  const rivers = hyponymsOf([synsetNamed(net, 'river.n.01')], { instances: true });
  expect([...rivers].some(({ lemmas }) => lemmas.includes('Rhine'))).toBe(true);
});

it('distinguishes words from names by capital letters', () => {
  const { lower, capital } = lowercaseLemmas(net);
  expect(lower.has('turkey')).toBe(true);
  expect(capital.has('paris')).toBe(true);
  expect(capital.has('ate')).toBe(true);
});
