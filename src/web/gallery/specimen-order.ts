// Completes a gallery position (games/*/board/specimens.ts) with names, bots and a seed, so that a worker can build it.

import type { Specimen } from '../../ui-kit/game-manifest.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import type { MatchOrder } from '../connection/local-messages.ts';

/** A specimen with nothing left out. */
export type SpecimenOrder = Required<Pick<Specimen, 'seat' | 'botActs' | 'acts'>> & { readonly order: MatchOrder };

/** The reply of the worker. */
export type SpecimenMessage =
  | { readonly snapshot: TableSnapshot; readonly at: number; readonly record: string | null }
  | { readonly failure: string };

const NAMES = ['Ann', 'Ben', 'Ines', 'Quill', 'Omar', 'Lena'];
const LONG_NAMES = [
  'Maximiliane-Theodora',
  'Bartholomäus the 3rd',
  'Wilhelmina Applegate',
  'Constantine Zwingli',
  'Ngozi Okonkwo-Baptis',
  'Ann',
];
const DEFAULT_SEATS = 3;

export function orderSpecimen(game: string, specimen: Specimen): SpecimenOrder {
  const { seats = DEFAULT_SEATS, longNames = false, preset = 'relaxed', options = {}, scenario } = specimen;
  const order = {
    game,
    preset,
    options,
    names: (longNames ? LONG_NAMES : NAMES).slice(0, seats),
    drivers: Array<string>(seats).fill('casual'),
    seed: 'gallery',
    ...(scenario === undefined ? {} : { scenario }),
  };
  const { seat = 0, botActs = 0, acts = [] } = specimen;
  return { order, seat, botActs, acts };
}
