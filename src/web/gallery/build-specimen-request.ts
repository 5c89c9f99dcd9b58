// Completes a gallery position (games/*/board/specimens.ts) with names, bots and a seed, so that a worker can build it.

import type { Specimen } from '../../ui-kit/game-manifest.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import type { LocalMatchRequest } from '../connection/local-messages.ts';

/** What a worker needs to build a specimen. */
export type SpecimenRequest = Required<Pick<Specimen, 'seat' | 'botActs' | 'acts'>> & {
  readonly matchRequest: LocalMatchRequest;
};

/** The reply of the worker. */
export type SpecimenReply =
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

export function buildSpecimenRequest(game: string, specimen: Specimen): SpecimenRequest {
  const { seats = DEFAULT_SEATS, longNames = false, preset = 'relaxed', options = {}, scenario } = specimen;
  const matchRequest = {
    game,
    preset,
    options,
    names: (longNames ? LONG_NAMES : NAMES).slice(0, seats),
    botLevels: Array<string>(seats).fill('casual'),
    seed: 'gallery',
    ...(scenario === undefined ? {} : { scenario }),
  };
  const { seat = 0, botActs = 0, acts = [] } = specimen;
  return { matchRequest, seat, botActs, acts };
}
