// Reads a game's rules (RULES.md): finds the section of a numbered rule, and makes every rule number a link to its rule.

import { renderMarkdown } from '../../ui-kit/components/markdown.ts';

const DEFINITION = /^(?:\| |- \*\*)([A-Z]{2}-\d{3})\b/gm;

/** The numbers of all rules in a text. */
export const listRules = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(DEFINITION), ([, id]) => id!));

/** The part of the text with this rule, from its heading to the next one; null if there is no such rule. */
export const findRuleSection = (text: string, id: string): string | null =>
  text.split(/^(?=##{1,2} )/m).find((section) => listRules(section).has(id)) ?? null;

/** Rules have their number as the id of their element; the current one is marked. Other mentions become links. */
export function renderRules(text: string, known: ReadonlySet<string>, current: string | null): string {
  const mark = (id: string): string => `id="${id}"${id === current ? ' aria-current="true"' : ''}`;
  return renderMarkdown(text).replace(
    /<tr><td>([A-Z]{2}-\d{3})|<li><b>([A-Z]{2}-\d{3})|\b([A-Z]{2}-\d{3})\b/g,
    (found, inTable?: string, inList?: string, mentioned?: string) => {
      if (inTable !== undefined) return `<tr ${mark(inTable)}><td>${inTable}`;
      if (inList !== undefined) return `<li ${mark(inList)}><b>${inList}`;
      return known.has(mentioned!) ? `<a href="/rules/${mentioned}">${mentioned}</a>` : found;
    },
  );
}
