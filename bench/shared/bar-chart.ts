// A horizontal bar chart as SVG: labels on the left, values at the end, ours in green, readable in light and dark mode.

export type Bar = { readonly label: string; readonly value: number; readonly text: string; readonly own: boolean };

const [LABEL, WIDTH, ROW] = [220, 420, 26];

export function drawBarChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const height = 44 + bars.length * ROW;
  const rows = bars.map(({ label, value, text, own }, i) => {
    const y = 40 + i * ROW;
    const width = Math.max(1, (value / most) * WIDTH);
    return [
      `<text x="${LABEL - 8}" y="${y + 14}" text-anchor="end">${mask(label)}</text>`,
      `<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="3" fill="${own ? '#0d5b45' : '#87560c'}"/>`,
      `<text x="${(LABEL + width + 6).toFixed(1)}" y="${y + 14}">${mask(text)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + WIDTH + 90} ${height}" width="${LABEL + WIDTH + 90}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${mask(title)}">`,
    `<rect width="100%" height="100%" rx="8" fill="#fbfaf5"/>`,
    `<g fill="#17241f"><text x="16" y="24" font-weight="700">${mask(title)}</text>${rows.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

const mask = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
