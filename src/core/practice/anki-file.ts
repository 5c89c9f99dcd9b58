// Cards as a text file that Anki imports: tab-separated, with the header lines its manual describes.

export type AnkiNote = {
  readonly word: string;
  /** '' if there is no definition. */
  readonly meaning: string;
  readonly question: string;
  readonly tags: readonly string[];
};

const HEADER = ['#separator:tab', '#html:false', '#columns:Word\tMeaning\tQuestion\tTags', '#tags column:4'];

/** Tags have no spaces in Anki; `::` makes levels. */
export const ankiTags = (game: string | null, kind: string): readonly string[] => [
  'wordhoard',
  ...(game === null ? [] : [`wordhoard::${game}`]),
  `wordhoard::kind::${kind}`,
];

export const formatAnkiFile = (notes: readonly AnkiNote[]): string =>
  `${[...HEADER, ...notes.map(({ word, meaning, question, tags }) => [word, meaning, question, tags.join(' ')].map(writeField).join('\t'))].join('\n')}\n`;

/** One line without tabs; quoted if it has quotation marks or would look like a comment. */
function writeField(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /"|^#/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
