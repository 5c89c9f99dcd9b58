// Turns the rounds of server-comparison.ts into measurements: medians for each server, and ratios round by round.

import { formatInterquartileRange, type Measurement, reportMeasurements } from '../shared/measure.ts';
import type { TrafficResult } from './server-traffic.ts';

type Kind = 'humanPace' | 'fullRate' | 'sameRate';
type Results = {
  readonly rounds: { readonly [name: string]: readonly { readonly [kind in Kind]: TrafficResult }[] };
  readonly crowd: { readonly [name: string]: { readonly load: TrafficResult; readonly bytesPerTable: number } };
};
type Settings = {
  readonly tables: number;
  readonly sameRateTables: number;
  readonly crowd: number;
  readonly commit: string;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const perCore = ({ acts, cpu }: TrafficResult): number => acts / cpu;

/** The least ratio of Wordhoard's work per core to that of each peer, and where it is measured: Colyseus sends every 50 ms, so
 *  it cannot be driven as fast as answers come. */
const PEERS: { readonly [name: string]: { readonly least: number; readonly kind: Kind } } = {
  'boardgame.io': { least: 3, kind: 'fullRate' },
  colyseus: { least: 2, kind: 'sameRate' },
  relay: { least: 0.5, kind: 'fullRate' },
};

export function reportComparison({ rounds, crowd }: Results, settings: Settings): void {
  const { tables, sameRateTables, commit } = settings;
  const measurements: Measurement[] = [];
  for (const [name, all] of Object.entries(rounds)) {
    const { load, bytesPerTable } = crowd[name]!;
    const stored = name === 'Wordhoard' ? 'every act synced to disk before it is sent' : 'nothing stored';
    const add = (what: string, values: readonly number[], target: Measurement['target'] = null): void => {
      const spread = values.length > 1 ? formatInterquartileRange(values) : '';
      measurements.push({ name: `${name}: ${what}`, value: median(values), spread, target, peer: stored });
    };
    const of = (kind: Kind, figure: (load: TrafficResult) => number): number[] => all.map((each) => figure(each[kind]));
    add('acts per second of one core', of('fullRate', perCore));
    add(
      'acts per second, as fast as answers come',
      of('fullRate', (l) => l.acts / l.seconds),
    );
    add(`acts per second of one core, same rate, ${sameRateTables} tables`, of('sameRate', perCore));
    add(
      `acts per second at the same rate, ${sameRateTables} tables`,
      of('sameRate', (l) => l.acts / l.seconds),
    );
    add(
      'bytes of a step',
      of('fullRate', (l) => l.bytesPerStep),
    );
    add(
      `act to the last screen, p50 in ms, ${tables} tables`,
      of('humanPace', (l) => l.p50),
    );
    add(
      `act to the last screen, p99 in ms, ${tables} tables`,
      of('humanPace', (l) => l.p99),
    );
    add(`p50 in ms, ${settings.crowd} people`, [load.p50]);
    add(`p99 in ms, ${settings.crowd} people`, [load.p99], name === 'Wordhoard' ? ['<=', 50] : null);
    add('memory of a table, KB', [bytesPerTable / 1024]);
  }
  const ours = rounds.Wordhoard!;
  for (const [peer, { least, kind: main }] of Object.entries(PEERS)) {
    const add = (what: string, kind: Kind, figure: (load: TrafficResult) => number, target: number | null): void => {
      const ratios = rounds[peer]!.map((theirs, i) => figure(ours[i]![kind]) / figure(theirs[kind]));
      measurements.push({
        name: `Wordhoard over ${peer}: ${what}`,
        value: median(ratios),
        spread: formatInterquartileRange(ratios),
        target: target === null ? null : ['>=', target],
        peer,
      });
    };
    const faster = peer === 'relay' ? null : 1;
    add('acts per second of one core', 'fullRate', perCore, main === 'fullRate' ? least : null);
    add('acts per second of one core, same rate', 'sameRate', perCore, main === 'sameRate' ? least : null);
    add('speed to the last screen, p50', 'humanPace', ({ p50 }) => 1 / p50, faster);
    add('speed to the last screen, p99', 'humanPace', ({ p99 }) => 1 / p99, faster);
  }
  reportMeasurements(measurements, 'server', commit);
}
