// Renders the subset of Markdown that our own guides use. The text is trusted: it is part of the product.

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

export function renderMarkdown(text: string): string {
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
    const id = level === 2 ? ` id="${headingId(heading[2]!)}"` : '';
    return `<h${level}${id}>${inline(heading[2]!)}</h${level}>${rest === '' ? '' : renderBlock(rest)}`;
  }
  if (/^```/.test(first)) return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (/^\|/.test(first)) return renderTable(lines);
  if (/^[-*] /.test(first)) return `<ul>${items(lines, /^[-*] /)}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol>${items(lines, /^\d+\. /)}</ol>`;
  return block.trim() === '' ? '' : `<p>${inline(lines.join(' '))}</p>`;
}

function items(lines: readonly string[], marker: RegExp): string {
  const joined: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) joined.push(line.replace(marker, ''));
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
  return `<div class="scroll-table"><table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}
