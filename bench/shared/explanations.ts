// Why a measurement misses its target, as profiles show it. write-readme.ts prints these beside the misses.

const EXPLANATIONS: readonly (readonly [name: RegExp, text: string])[] = [
  [
    /over relay: acts per second of one core$/,
    'The system calls that every act needs (three writes, a read, its share of a sync) cost more than half of what the relay spends on an act; a relay that stored its acts would have to pay them, too.',
  ],
];

export const explainMiss = (name: string): string => EXPLANATIONS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
