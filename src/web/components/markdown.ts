// The little of Markdown our own guides use, turned into HTML; their playable examples are kept apart.
// Not for text of strangers: guides are part of the product.

import type { Json } from '../../core/game.ts';
import type { ListName } from '../../lexicon/lexicon.ts';

export type Example = {
  readonly type: 'example';
  readonly title: string;
  readonly seats: number;
  readonly preset?: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly list?: ListName;
  readonly scenario: Json;
  readonly acts: readonly { readonly by: number | 'clock'; readonly text: string; readonly refused?: string }[];
};
export type Part = { readonly type: 'html'; readonly html: string } | Example;

export type Chapter = { readonly id: string; readonly title: string };

/** The chapters of a text: its headings of the second order, which carry these ids. */
export const chaptersOf = (text: string): readonly Chapter[] =>
  Array.from(text.matchAll(/^## (.*)$/gm), ([, title]) => ({ id: anchor(title!), title: title! }));

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function renderGuide(text: string): Part[] {
  return text
    .split(/^```scenario\n([\s\S]*?)^```$/m)
    .map(
      (part, i): Part =>
        i % 2 === 0
          ? { type: 'html', html: renderText(part) }
          : { type: 'example', ...(JSON.parse(part) as Omit<Example, 'type'>) },
    );
}

const plain = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

const inline = (text: string): string =>
  plain(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\((\/[^)]*|#[^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** A text without examples. */
export function renderText(text: string): string {
  const blocks = text.trim().split(/\n{2,}/);
  return blocks.map(renderBlock).join('\n');
}

function renderBlock(block: string): string {
  const lines = block.split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading !== null) {
    const level = heading[1]!.length;
    const rest = lines.slice(1).join('\n').trim();
    const id = level === 2 ? ` id="${anchor(heading[2]!)}"` : '';
    return `<h${level}${id}>${inline(heading[2]!)}</h${level}>${rest === '' ? '' : renderBlock(rest)}`;
  }
  if (/^```/.test(first)) return `<pre><code>${plain(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (/^\|/.test(first)) return renderTable(lines);
  if (/^[-*] /.test(first)) return `<ul>${items(lines, /^[-*] /)}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol>${items(lines, /^\d+\. /)}</ol>`;
  return block.trim() === '' ? '' : `<p>${inline(lines.join(' '))}</p>`;
}

function items(lines: readonly string[], mark: RegExp): string {
  const joined: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) joined.push(line.replace(mark, ''));
    else joined[joined.length - 1] += ` ${line.trim()}`;
  }
  return joined.map((item) => `<li>${inline(item)}</li>`).join('');
}

function renderTable(lines: readonly string[]): string {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = '', , ...rows] = lines;
  const row = (line: string, tag: string): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`;
  const body = rows.map((line) => row(line, 'td')).join('');
  return `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}
