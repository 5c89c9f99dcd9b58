import { expect, it } from 'vitest';
import { findTextsInSvelte, findTextsInTypeScript } from './literals.ts';

const textsOf = (found: readonly { readonly text: string }[]): readonly string[] => found.map(({ text }) => text);

it('finds sentences and labels in TypeScript, with names for filled-in values', () => {
  const source = `
    import { thing } from './some path.ts';
    const label = 'Play again';
    const say = (name: string, n: number) => \`\${name} has \${countOf(n, 'word')} left.\`;
    throw new Error('only for developers, not for players');
    const id = 'word-xchange';
  `;
  expect(textsOf(findTextsInTypeScript(source))).toEqual(['Play again', '‹name› has ‹countOf› left.']);
});

it('finds hyphenated labels and sentences with a colon, but no style declarations', () => {
  const source = `
    const label = 'Family-friendly';
    const effect = \`no effect: nobody else is a \${status}\`;
    const payment = \`roll again: \${names} get \${money}\`;
    const verdict = 'Rejected: too short';
    const style = 'grid-area: top';
  `;
  expect(textsOf(findTextsInTypeScript(source))).toEqual([
    'Family-friendly',
    'no effect: nobody else is a ‹status›',
    'roll again: ‹names› get ‹money›',
    'Rejected: too short',
  ]);
});

it('finds markup, labels and expressions in Svelte files', () => {
  const source = `
    <script lang="ts">
      const title = 'Your turn to play';
    </script>
    <h1 class="big title">Hello, <b>{name}</b>!</h1>
    <button aria-label="Close the sheet" onclick={() => say('Not your turn yet.')}>
      {#if open}Take the card{:else}Leave it there{/if}
    </button>
  `;
  expect(textsOf(findTextsInSvelte(source))).toEqual([
    'Your turn to play',
    'Hello, ‹name›!',
    'Close the sheet',
    'Not your turn yet.',
    'Take the card',
    'Leave it there',
  ]);
});
