// Finds the texts in source files that a person can see: string and template literals that read like a sentence or a label,
// and in Svelte files also the markup and its labels. A template's values are shown as ‹name›.

import { type AST, parse } from 'svelte/compiler';
import ts from 'typescript';

export type FoundText = { readonly line: number; readonly text: string };

/** Calls whose texts only developers read. */
const DEVELOPER_CALLS =
  /^(console\.\w+|.*\blog\.\w+|expect|it|describe|.*querySelector(All)?|.*matchMedia|.*prepare|.*exec|.*query|.*\.sql)$/;
const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'summary',
  'text',
  'sentence',
  'heading',
]);

/** Two words or more, or one capitalized word of a label; not a path, a CSS value, SQL or markup. */
const readsLikeText = (text: string): boolean =>
  /[a-z]{2}/.test(text) &&
  (/[a-z’'‹›”.,!?]\s+[“‹(]?[\w$]/i.test(text) || /^[A-Z][a-z]+(-[a-z]+)*[.!?…]*$/.test(text)) &&
  !/^(select|insert|update|delete|create|pragma|begin|with|alter|drop|vacuum)\b/i.test(text) &&
  !/^([a-z][\w-]*|[A-Z]+-\d+):\s|[{};]\s|=>|^\s*[.#\w-]+\s*\{|^(\.{0,2}\/|https?:)|^[MmLl][\d\s.,-]+/.test(text) &&
  !/^(max|min)-|^(ease|linear|var\(|calc\()|\bpx\b|\brem\b/.test(text);

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function findTextsInTypeScript(source: string, firstLine = 1): FoundText[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const add = (node: ts.Node, raw: string): void => {
    const text = clean(raw);
    if (!readsLikeText(text)) return;
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + firstLine, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isCallExpression(node) && DEVELOPER_CALLS.test(node.expression.getText())) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(
        node,
        [node.head.text, ...node.templateSpans.map((span) => `${exampleOf(span.expression)}${span.literal.text}`)].join(
          '',
        ),
      );
      for (const { expression } of node.templateSpans) visit(expression);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A short name for the value that a template fills in. */
function exampleOf(expression: ts.Node): string {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isConditionalExpression(expression))
    return `${exampleOf(expression.whenTrue)}|${exampleOf(expression.whenFalse)}`;
  const names = expression.getText().match(/[A-Za-z]\w*/g) ?? ['value'];
  return `‹${ts.isCallExpression(expression) ? names[0] : names.at(-1)}›`;
}

export function findTextsInSvelte(source: string): FoundText[] {
  const root = parse(source, { modern: true });
  const lineAt = (position: number): number => source.slice(0, position).split('\n').length;
  const found: FoundText[] = [];
  for (const script of [root.instance, root.module]) {
    if (!script) continue;
    const { start, end } = script.content as unknown as { start: number; end: number };
    found.push(...findTextsInTypeScript(source.slice(start, end), lineAt(start)));
  }
  const expression = (node: { start: number; end: number }): void => {
    for (const { text } of findTextsInTypeScript(`(${source.slice(node.start, node.end)})`))
      found.push({ line: lineAt(node.start), text });
  };
  readFragment(root.fragment, { source, found, lineAt, expression });
  return found;
}

type Reader = {
  readonly source: string;
  readonly found: FoundText[];
  lineAt(position: number): number;
  expression(node: { start: number; end: number }): void;
};

/** Text and simple values that follow each other are one text; elements inside a line, such as <b>, don't interrupt it. */
function readFragment(fragment: AST.Fragment, reader: Reader): void {
  const { found, lineAt } = reader;
  const text = clean(inlineText(fragment, reader));
  if (/[A-Za-z]{2}/.test(text)) found.push({ line: lineAt((fragment.nodes[0] as { start: number }).start), text });
  for (const node of fragment.nodes) readNode(node, reader);
}

const INLINE = new Set(['b', 'i', 'em', 'strong', 'span', 'a', 'small', 'kbd', 'code']);

function inlineText(fragment: AST.Fragment, reader: Reader): string {
  return fragment.nodes
    .map((node) => {
      if (node.type === 'Text') return node.data;
      if (node.type === 'ExpressionTag')
        return `‹${(reader.source.slice(node.start + 1, node.end - 1).match(/[A-Za-z]\w*/g) ?? ['value']).at(-1)}›`;
      if (node.type === 'RegularElement' && INLINE.has(node.name)) return inlineText(node.fragment, reader);
      return ' ';
    })
    .join('');
}

function readNode(node: AST.Fragment['nodes'][number], reader: Reader): void {
  const { found, lineAt } = reader;
  if ('attributes' in node)
    for (const attribute of node.attributes as AST.Attribute[]) {
      if (attribute.type !== 'Attribute' || attribute.value === true) continue;
      for (const value of Array.isArray(attribute.value) ? attribute.value : [attribute.value]) {
        if (value.type === 'ExpressionTag') {
          if (attribute.name !== 'class' && attribute.name !== 'style' && attribute.name !== 'href')
            reader.expression(value.expression as never);
        } else if (TEXT_ATTRIBUTES.has(attribute.name) && /[A-Za-z]{2}/.test(value.data))
          found.push({ line: lineAt(value.start), text: clean(value.data) });
      }
    }
  if (node.type === 'ExpressionTag') reader.expression(node.expression as never);
  if (node.type === 'RegularElement' && INLINE.has(node.name)) {
    for (const child of node.fragment.nodes) readNode(child, reader); // its text belongs to the line around it
    return;
  }
  for (const part of ['fragment', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch'] as const) {
    const inner = (node as unknown as Record<string, AST.Fragment | null>)[part];
    if (inner?.type === 'Fragment') readFragment(inner, reader);
  }
}
