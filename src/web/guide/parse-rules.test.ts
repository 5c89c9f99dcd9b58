import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { findRuleSection, listRules, renderRules } from './parse-rules.ts';

const RULES = `# A game

## 1. Setup

| id | rule |
|---|---|
| AB-001 [R] | Draw a tile, see AB-010 and CD-999. |
| AB-002 [R] | Place it. |

## 2. Turns

### 2.1 Stealing

- **AB-010 R** Take a word.
- **AB-011 R** Not your own (AB-001).
`;
const known = listRules(RULES);

it('lists the rules of tables and lists', () => {
  expect([...known]).toEqual(['AB-001', 'AB-002', 'AB-010', 'AB-011']);
});

it('finds the section around a rule', () => {
  expect(findRuleSection(RULES, 'AB-002')).toMatch(/^## 1\. Setup\n[\s\S]*Place it\. \|\n+$/);
  expect(findRuleSection(RULES, 'AB-011')).toMatch(/^### 2\.1 Stealing\n/);
  expect(findRuleSection(RULES, 'AB-003')).toBeNull();
});

it('marks the current rule and links the others', () => {
  const html = renderRules(RULES, known, 'AB-002');
  expect(html).toContain('<tr id="AB-002" aria-current="true"><td>AB-002 [R]</td>');
  expect(html).toContain('see <a href="/rules/AB-010">AB-010</a> and CD-999.');
  expect(html).toContain('<li id="AB-010"><b>AB-010 R</b>');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

it.each(Object.keys(games))('shows every rule of %s once', (game) => {
  const text = readFileSync(`src/games/${game}/RULES.md`, 'utf8');
  const rules = listRules(text);
  const html = renderRules(text, rules, null);
  const missing = [...rules].filter((id) => html.split(`id="${id}"`).length !== 2);
  expect(missing).toEqual([]);
  for (const id of rules) expect(findRuleSection(text, id), id).not.toBeNull();
});
