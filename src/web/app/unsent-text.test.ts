import { expect, it } from 'vitest';
import { fillFields, saveUnsentText, type TextField, takeUnsentText } from './unsent-text.ts';

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function field(name: string, value = '', id = ''): TextField & { readonly events: string[] } {
  const events: string[] = [];
  return { name, id, value, events, dispatchEvent: (event) => events.push(event.type) > 0 };
}

it('restores typed text after a reload, and only once', () => {
  const storage = fakeStorage();
  saveUnsentText([field('chat', 'well pl'), field('', 'by id', 'note'), field('', 'nameless')], '/t/1', storage);
  const texts = takeUnsentText('/t/1', storage);
  const [chat, note, other] = [field('chat'), field('', '', 'note'), field('other')];
  fillFields([chat, note, other], texts);
  expect([chat.value, note.value, other.value]).toEqual(['well pl', 'by id', '']);
  expect([chat.events, other.events]).toEqual([['input'], []]);
  expect(texts.size).toBe(0);
  expect(takeUnsentText('/t/1', storage).size).toBe(0);
});

it('keeps a text until its field appears', () => {
  const storage = fakeStorage();
  saveUnsentText([field('chat', 'hello')], '/t/1', storage);
  const texts = takeUnsentText('/t/1', storage);
  fillFields([], texts);
  expect(texts.size).toBe(1);
  const late = field('chat');
  fillFields([late], texts);
  expect(late.value).toBe('hello');
});

it('does not restore the text of another page', () => {
  const storage = fakeStorage();
  saveUnsentText([field('chat', 'hello')], '/t/1', storage);
  expect(takeUnsentText('/t/2', storage).size).toBe(0);
});

it('works without storage', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
    removeItem: () => {},
  };
  saveUnsentText([field('chat', 'hello')], '/t/1', broken);
  expect(takeUnsentText('/t/1', broken).size).toBe(0);
});
