import { expect, it } from 'vitest';
import { chaptersOf, renderGuide } from './markdown.ts';

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

it('keeps examples apart from the text', () => {
  const [text, example, rest] = renderGuide(GUIDE);
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

it('names each chapter by the id its heading carries', () => {
  expect(chaptersOf(GUIDE)).toEqual([{ id: 'your-turn-mine', title: 'Your turn & mine' }]);
  expect(renderGuide(GUIDE)[0]).toMatchObject({
    html: expect.stringContaining('<h2 id="your-turn-mine">Your turn &amp; mine</h2>'),
  });
});

it('follows links on our own pages only', () => {
  const [part] = renderGuide('[a](/guide/wordsters) and [b](https://example.org)');
  expect(part).toMatchObject({ html: '<p><a href="/guide/wordsters">a</a> and b</p>' });
});
