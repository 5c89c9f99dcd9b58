// The catalog of games on the web: the manifests of all games (games/*/web.ts), in the order of the start page.

import type { GameManifest } from '../../ui-kit/game-manifest.ts';

const manifests = import.meta.glob<GameManifest>('../../games/*/web.ts', { eager: true, import: 'manifest' });

export const gameCatalog: readonly GameManifest[] = Object.values(manifests).toSorted(
  (a, b) => a.startPageOrder - b.startPageOrder,
);

/** The manifest of a game; undefined if this build does not have the game. */
export const manifestOf = (id: string): GameManifest | undefined => gameCatalog.find((manifest) => manifest.id === id);
