// `npm test`: runs all checks, or the named ones, and ends with one line that counts them.
// `npm run deep` is in tools/deep.

import { installServices } from '../services/local-services.ts';
import { bin, playwright, removeTestResults, runNode, type TestCounts, vitest } from './run-tests.ts';

type Check = {
  readonly name: string;
  readonly description: string;
  /** Checks of one lane run one after another; the lanes run at the same time, because most tests wait more than they compute. */
  readonly lane: 'static and unit' | 'conformance' | 'browser';
  run(extraArguments: readonly string[]): Promise<TestCounts>;
};

const tsc = bin('@typescript/native/bin/tsc');

/** Several programs that must all succeed, counted as one check. */
const allOf =
  (...runs: readonly (readonly string[])[]) =>
  async (): Promise<TestCounts> => {
    const succeeded = await Promise.all(runs.map((args) => runNode(args)));
    return succeeded.every(Boolean) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** The tests that a new game has to pass; they run as a check of their own. */
const CONFORMANCE_TESTS = ['conformance', 'listed-games'].map((name) => `src/games/conformance/${name}.test.ts`);
const checks: readonly Check[] = [
  {
    name: 'types',
    lane: 'static and unit',
    description: 'type checking, the pure folders without Node and browser types',
    run: allOf(
      [tsc, '-p', 'tsconfig.json'],
      [tsc, '-p', 'tsconfig.pure.json'],
      [tsc, '-p', 'tsconfig.e2e.json'],
      [tsc, '-p', 'tsconfig.web-tests.json'],
      [
        bin('svelte-check/bin/svelte-check'),
        '--tsconfig',
        './tsconfig.web.json',
        '--fail-on-warnings',
        '--output',
        'human',
      ],
    ),
  },
  {
    name: 'lint',
    lane: 'static and unit',
    description: 'lint and format',
    run: allOf(
      [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'tools', 'e2e', 'bench'],
    ),
  },
  {
    name: 'boundaries',
    lane: 'static and unit',
    description: 'import rules between folders',
    run: allOf([bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', 'src']),
  },
  {
    name: 'unused',
    lane: 'static and unit',
    description: 'no unused files, exports or dependencies',
    run: allOf([bin('knip/bin/knip.js')]),
  },
  {
    name: 'rules',
    lane: 'static and unit',
    description: 'every numbered rule has a test',
    run: allOf(['tools/checks/rule-coverage.ts']),
  },
  {
    name: 'unit',
    lane: 'static and unit',
    description: 'unit and property tests',
    run: (extraArguments) =>
      vitest(extraArguments.length > 0 ? extraArguments : CONFORMANCE_TESTS.flatMap((file) => ['--exclude', file])),
  },
  {
    name: 'conformance',
    lane: 'conformance',
    description: 'every game fulfills the contract',
    run: (extraArguments) => vitest([...CONFORMANCE_TESTS, ...extraArguments]),
  },
  {
    name: 'browser',
    lane: 'browser',
    description: 'browser tests',
    run: (extraArguments) => playwright(extraArguments),
  },
];

async function main(args: readonly string[]): Promise<void> {
  const names = checks.map((check) => check.name);
  const chosen = args.filter((one) => names.includes(one));
  const extraArguments = args.filter((one) => !names.includes(one));
  if (extraArguments.length > 0 && chosen.length !== 1) {
    process.stdout.write(`Unknown check “${extraArguments[0]}”. Checks: ${names.join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  if (chosen.length === 0 || chosen.includes('unit'))
    await installServices((line) => process.stdout.write(`${line}\n`));
  const sum = { passed: 0, failed: 0 };
  const runLane = async (lane: readonly Check[]): Promise<void> => {
    for (const check of lane) {
      process.stdout.write(`${check.name}: ${check.description} …\n`);
      const started = performance.now();
      const { passed, failed } = await check.run(extraArguments);
      sum.passed += passed;
      sum.failed += failed;
      process.stdout.write(
        `${check.name}: ${failed === 0 ? 'passed' : 'FAILED'} (${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
      );
    }
  };
  const wanted = checks.filter((one) => chosen.length === 0 || chosen.includes(one.name));
  await Promise.all([...Map.groupBy(wanted, ({ lane }) => lane).values()].map(runLane));
  removeTestResults();
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

await main(process.argv.slice(2));
