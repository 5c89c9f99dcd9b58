// `npm run texts` prints every sentence a person can see as one Markdown document, to be read from top to bottom.

import { collectTexts } from './collect-texts.ts';

const groups = collectTexts();
const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
const sections = groups.map(({ title, texts }) => `## ${title}\n\n${texts.map((text) => `- ${text}`).join('\n')}\n`);
process.stdout.write(
  `# Every text a person can see\n\n${count} texts in ${groups.length} places.\n\n${sections.join('\n')}`,
);
