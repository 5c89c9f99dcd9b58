import { expect, it } from 'vitest';
import { listChapters, parseGuide } from './parse-guide.ts';

const GUIDE = `# A game

Make **words**, not \`war\`.

## Your turn & mine

- one
- two
  goes on

\`\`\`scenario
{ "title": "One", "seats": 2, "scenario": {}, "acts": [{ "by": 0, "text": "end" }] }
\`\`\`

| a | b |
|---|---|
| 1 | <2 |
`;

it('separates examples from the text', () => {
  const [text, example, rest] = parseGuide(GUIDE);
  expect(example).toEqual({
    type: 'example',
    title: 'One',
    seats: 2,
    scenario: {},
    acts: [{ by: 0, text: 'end' }],
  });
  expect(text).toMatchObject({
    type: 'html',
    html: expect.stringContaining('<ul><li>one</li><li>two goes on</li></ul>'),
  });
  expect(text).toMatchObject({ html: expect.stringContaining('<b>words</b>, not <code>war</code>') });
  expect(rest).toMatchObject({ html: expect.stringContaining('<tr><td>1</td><td>&lt;2</td></tr>') });
});

it('gives chapters the ids of their headings', () => {
  expect(listChapters(GUIDE)).toEqual([{ id: 'your-turn-mine', title: 'Your turn & mine' }]);
  expect(parseGuide(GUIDE)[0]).toMatchObject({
    html: expect.stringContaining('<h2 id="your-turn-mine">Your turn &amp; mine</h2>'),
  });
});

it('keeps links within the site only', () => {
  const [part] = parseGuide('[a](/guide/wordsters) and [b](https://example.org)');
  expect(part).toMatchObject({ html: '<p><a href="/guide/wordsters">a</a> and b</p>' });
});
