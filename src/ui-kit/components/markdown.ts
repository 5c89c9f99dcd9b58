// Renders the subset of Markdown that our own guides, rules and credits use. The text is trusted: it is part of the product.

/** The id of a heading, for links to it. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]!);

const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\((\/[^)]*|#[^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

export const renderMarkdown = (text: string): string => splitBlocks(text).map(renderBlock).join('\n');

/** Blocks are separated by empty lines, except in code. */
const splitBlocks = (text: string): string[] =>
  text
    .split(/^(```[^\n]*\n[\s\S]*?^```)$/m)
    .flatMap((part, i) => (i % 2 === 1 ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.trim())
    .filter((block) => block !== '');

function renderBlock(block: string): string {
  const lines = block.split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading !== null) {
    const level = heading[1]!.length;
    const rest = lines.slice(1).join('\n').trim();
    const id = level === 2 ? ` id="${headingId(heading[2]!)}"` : '';
    return `<h${level}${id}>${inline(heading[2]!)}</h${level}>${rest === '' ? '' : renderBlock(rest)}`;
  }
  if (/^```/.test(first)) return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (/^---+$/.test(first)) return '<hr>';
  if (/^\|/.test(first)) return renderTable(lines);
  if (/^[-*] /.test(first)) return `<ul>${items(lines, /^[-*] /)}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol>${items(lines, /^\d+\. /)}</ol>`;
  // A list or a table may follow a line of text directly.
  const next = lines.findIndex((line) => /^(\||[-*] )/.test(line));
  if (next > 0) return [lines.slice(0, next), lines.slice(next)].map((part) => renderBlock(part.join('\n'))).join('\n');
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Indented items belong to the item above them. */
function items(lines: readonly string[], marker: RegExp): string {
  const joined: { text: string; readonly nested: string[] }[] = [];
  for (const line of lines) {
    if (marker.test(line)) joined.push({ text: line.replace(marker, ''), nested: [] });
    else if (/^\s+[-*] /.test(line)) joined.at(-1)!.nested.push(line.trim());
    else joined.at(-1)!.text += ` ${line.trim()}`;
  }
  return joined
    .map(
      ({ text, nested }) =>
        `<li>${inline(text)}${nested.length === 0 ? '' : `<ul>${items(nested, /^[-*] /)}</ul>`}</li>`,
    )
    .join('');
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
  return `<div class="scroll-table"><table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}
