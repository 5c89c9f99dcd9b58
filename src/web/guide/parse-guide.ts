// Splits a guide into its text and its playable examples, which are written as JSON in `scenario` code blocks.

import type { Json } from '../../core/game.ts';
import type { ListName } from '../../lexicon/lexicon.ts';
import { headingId, renderMarkdown } from '../../ui-kit/components/markdown.ts';

export type GuideExample = {
  readonly type: 'example';
  readonly title: string;
  readonly seats: number;
  readonly preset?: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly list?: ListName;
  readonly scenario: Json;
  readonly acts: readonly { readonly by: number | 'clock'; readonly text: string; readonly refused?: string }[];
};
export type GuidePart = { readonly type: 'html'; readonly html: string } | GuideExample;

export type GuideChapter = { readonly id: string; readonly title: string };

/** The second-level headings of a guide, with their ids. */
export const listChapters = (text: string): readonly GuideChapter[] =>
  Array.from(text.matchAll(/^## (.*)$/gm), ([, title]) => ({ id: headingId(title!), title: title! }));

export function parseGuide(text: string): GuidePart[] {
  return text
    .split(/^```scenario\n([\s\S]*?)^```$/m)
    .map(
      (part, i): GuidePart =>
        i % 2 === 0
          ? { type: 'html', html: renderMarkdown(part) }
          : { type: 'example', ...(JSON.parse(part) as Omit<GuideExample, 'type'>) },
    );
}
