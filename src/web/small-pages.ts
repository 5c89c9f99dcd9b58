// Pages that need nothing but their address. The list is loaded on demand, so that it costs the start page nothing.

import type { Component } from 'svelte';

const pages: { readonly [path: string]: () => Promise<{ readonly default: Component }> } = {
  daily: () => import('./pages/DailyPage.svelte'),
  c: () => import('./pages/ContestPage.svelte'),
  challenge: () => import('./pages/ChallengePage.svelte'),
  s: () => import('./pages/SeriesPage.svelte'),
  series: () => import('./pages/NewSeriesPage.svelte'),
  practice: () => import('./pages/PracticePage.svelte'),
  house: () => import('./pages/HouseWordsPage.svelte'),
  games: () => import('./pages/MyGamesPage.svelte'),
  replay: () => import('./pages/ReplayPage.svelte'),
  review: () => import('./pages/ReviewPage.svelte'),
  referee: () => import('./paper/RefereePage.svelte'),
  class: () => import('./lessons/ClassPage.svelte'),
  join: () => import('./lessons/JoinPage.svelte'),
  decks: () => import('./decks/DecksPage.svelte'),
  print: () => import('./paper/PrintPage.svelte'),
  about: () => import('./pages/AboutPage.svelte'),
  privacy: () => import('./pages/PrivacyPage.svelte'),
  mail: () => import('./pages/MailPage.svelte'),
  link: () => import('./pages/LinkPage.svelte'),
  recover: () => import('./pages/RecoverPage.svelte'),
  admin: () => import('./pages/AdminPage.svelte'),
};

/** null if there is no such page. */
export const loadSmallPage = async (path: string): Promise<Component | null> =>
  Object.hasOwn(pages, path) ? (await pages[path]!()).default : null;
