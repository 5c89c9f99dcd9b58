import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

it('keeps all lines of code, empty ones too', () => {
  expect(renderMarkdown('Before.\n\n```text\none\n\n\ntwo <3\n```\n\nAfter.')).toBe(
    '<p>Before.</p>\n<pre><code>one\n\n\ntwo &lt;3</code></pre>\n<p>After.</p>',
  );
});

it('starts a list or a table right after a line of text', () => {
  expect(renderMarkdown('Tags:\n- **R** one\n- two\n  goes on')).toBe(
    '<p>Tags:</p>\n<ul><li><b>R</b> one</li><li>two goes on</li></ul>',
  );
  expect(renderMarkdown('Parts:\n| a |\n|---|\n| 1 |')).toContain('<p>Parts:</p>\n<div class="scroll-table"><table>');
});

it('nests indented items and draws lines between parts', () => {
  expect(renderMarkdown('- one\n  - a\n  - b\n- two\n\n---\n\nEnd *of* it.')).toBe(
    '<ul><li>one<ul><li>a</li><li>b</li></ul></li><li>two</li></ul>\n<hr>\n<p>End <i>of</i> it.</p>',
  );
});

it('keeps a paragraph of several lines together', () => {
  expect(renderMarkdown('one\ntwo - three\n**four**')).toBe('<p>one two - three <b>four</b></p>');
});
