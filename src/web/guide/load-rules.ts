// Loads the rules of a game (games/*/RULES.md) when they are read. Each game's rules are a file of their own.

import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import { gameCatalog, manifestOf } from '../catalog/game-catalog.ts';
import { findRuleSection, listRules } from './parse-rules.ts';

const rules = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' });

export type LoadedRules = {
  readonly manifest: GameManifest;
  /** All rules of the game, or the section with the wanted one. */
  readonly text: string;
  readonly known: ReadonlySet<string>;
  /** The number of the wanted rule; null if the whole rules were asked for. */
  readonly current: string | null;
};

const loadText = async (game: string): Promise<string> => (await rules[`../../games/${game}/RULES.md`]?.()) ?? '';

/** Finds rules by a game's id or by the number of one rule, such as "WX-045"; null if there are none. */
export async function loadRules(topic: string): Promise<LoadedRules | null> {
  const manifest = manifestOf(topic);
  if (manifest !== undefined) {
    const text = await loadText(topic);
    return { manifest, text, known: listRules(text), current: null };
  }
  const current = topic.toUpperCase();
  for (const one of gameCatalog) {
    const all = await loadText(one.id);
    const text = findRuleSection(all, current);
    if (text !== null) return { manifest: one, text, known: listRules(all), current };
  }
  return null;
}
