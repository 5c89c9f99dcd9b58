import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      ...['src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
      // Tests that only `npm run deep` runs, because they change the machine's network.
      ...(process.env.WORDHOARD_DEEP === undefined ? [] : ['tools/**/*.deep.ts']),
    ],
    // Test files share loaded modules: loading words and games for each file would take half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More than two cores’ worth: tests of the server mostly wait.
    maxWorkers: 3,
  },
});
