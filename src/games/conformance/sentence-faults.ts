// What makes a sentence wrong to read: codes, seat numbers, wrong plurals, stiff or retired phrases, too much of it.
// The sentences of whole matches are checked in sentences.test.ts, all texts of the product in tools/checks.

const MAX_CHARS = 160;

const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a seat number', /\bseat \d/i],
  ['a rule id', /\b(WX|OB|TM|WS|WP)-\d{3}\b/],
  ['an identifier', /\b[a-z]+[A-Z][a-z]\w*|\b[a-z]+(-[a-z]+){2,}\b(?<!one-at-a-time|by-the-way)|[{}<>_]/],
  ['a value that is not text', /\b(undefined|null|NaN|true|false)\b|\[object/],
  [
    'a wrong plural',
    /(?<![\d.,$])\b1 (?!(?:us|s|is|was|has|counts|means|wins|plays|stands)\b)[a-z]+(?<!s)s\b|\b(?:0|[2-9]|\d{2,}|\d,\d{3}) (?:point|letter|word|card|tile|book|turn|player|round|second|minute|hour|day|time|square|vote|line)\b(?!-)/,
  ],
  ['nobody’s name', /\bGuest\b/],
  [
    'a stiff phrase',
    /\b(shall|whoever|anew|is told|are told|no word of|so many|of ours|at hand|wave[sd]? (it |him |her )?through|to lay|lays|laid)\b/i,
  ],
  ['broken spacing', / {2}|\s[,.;:!?](?!\.)|^\s|\s$/],
  ['no proper start', /^[^A-Z“$\d★]/],
  ['no proper end', /[^.?!…”]$/],
];

/** The faults of a sentence that a person reads; `retired` are the terms of the game's glossary that are no longer used. */
export function findSentenceFaults(sentence: string, retired: readonly string[] = []): readonly string[] {
  // What is quoted in a sentence, such as the definition of a word, is not ours.
  const ownWords = sentence.replace(/(?<=.)“[^”]*”/g, '“…”');
  const faults = FAULTS.flatMap(([fault, pattern]) => (pattern.test(ownWords) ? [fault] : []));
  if (sentence.length > MAX_CHARS) faults.push(`more than ${MAX_CHARS} characters`);
  const withoutPlayedWords = ownWords.replace(/\b[A-Z]{2,}\b/g, '…');
  for (const term of retired)
    if (new RegExp(`\\b${term}(s|es)?\\b`, 'i').test(withoutPlayedWords)) faults.push(`the retired term “${term}”`);
  return faults;
}

/** The retired terms in the glossary of a RULES.md: the third column of the table headed “Don't say”. */
export function readRetiredTerms(rules: string): readonly string[] {
  const table = rules.split(/^\| Term \| Meaning \| Don['’]t say \|$/m)[1] ?? '';
  const rows = table.split('\n').slice(2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows
    .slice(0, end === -1 ? rows.length : end)
    .flatMap((row) => (row.split('|')[3] ?? '').split(','))
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== '–');
}
