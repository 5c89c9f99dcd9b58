// Writes the ratings that openskill's Plackett–Luce computes for random rankings, for rating.test.ts to compare with.
// Not installed with the other peers, because it needs 160 packages:
//   npm install --prefix /tmp/openskill openskill@5.0.1
//   node bench/peers/openskill-figures.mjs /tmp/openskill > src/core/contests/openskill-figures.json
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const load = createRequire(resolve(process.argv[2], 'package.json'));
const { rate } = load('openskill');
const { plackettLuce } = load('openskill/models');

let state = 20261118;
const below = (n) => {
  state = (state * 48271) % 2147483647;
  return state % n;
};
const rankings = Array.from({ length: 60 }, () => {
  const before = Array.from({ length: 2 + below(7) }, () => ({
    mean: 5 + below(4000) / 100,
    deviation: 0.5 + below(800) / 100,
    rank: 1 + below(6),
  }));
  const teams = before.map(({ mean, deviation }) => [{ mu: mean, sigma: deviation }]);
  const after = rate(teams, { model: plackettLuce, rank: before.map(({ rank }) => rank), tau: 0 }).flat();
  return { before, after: after.map(({ mu, sigma }) => ({ mean: mu, deviation: sigma })) };
});
process.stdout.write(`[\n${rankings.map((ranking) => JSON.stringify(ranking)).join(',\n')}\n]\n`);
