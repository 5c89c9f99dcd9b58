// A container of named typed arrays in one buffer. Opening it creates views on the buffer: nothing is parsed or copied.

export type TypedArray = Uint8Array | Uint16Array | Uint32Array;
/** Where sections can be looked up by name. */
export type SectionSource = { get(name: string): TypedArray | undefined; has(name: string): boolean };
export type Sections = ReadonlyMap<string, TypedArray>;

const ARRAY_TYPES = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;
/** Read in the wrong byte order it is a different number, so one check covers both the format and the byte order. */
const MAGIC = 0x31_58_48_57;

/** Layout: magic, length of the directory, the directory as ASCII JSON, then the arrays, each on a multiple of 8. */
export function encodeSections(sections: Sections): ArrayBuffer {
  const entries = [...sections].map(([name, table]) => [name, table.BYTES_PER_ELEMENT, table.length] as const);
  const directory = JSON.stringify(entries);
  let size = align(8 + directory.length);
  for (const [, width, length] of entries) size = align(size + width * length);
  const buffer = new ArrayBuffer(size);
  new Uint32Array(buffer, 0, 2).set([MAGIC, directory.length]);
  const bytes = new Uint8Array(buffer);
  for (let i = 0; i < directory.length; i++) bytes[8 + i] = directory.charCodeAt(i);
  let at = align(8 + directory.length);
  for (const table of sections.values()) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at);
    at = align(at + table.byteLength);
  }
  return buffer;
}

export function decodeSections(buffer: ArrayBuffer): Sections {
  const [magic, length] = new Uint32Array(buffer, 0, 2) as unknown as [number, number];
  if (magic !== MAGIC) throw new Error('This is not a lexicon file, or this machine is not little-endian.');
  const directory = JSON.parse(String.fromCharCode(...new Uint8Array(buffer, 8, length)));
  let at = align(8 + length);
  const sections = new Map<string, TypedArray>();
  for (const [name, width, count] of directory as [string, keyof typeof ARRAY_TYPES, number][]) {
    sections.set(name, new ARRAY_TYPES[width](buffer, at, count));
    at = align(at + width * count);
  }
  return sections;
}

/** A required section, with the element type it was written with. */
export function getSection<K extends keyof typeof ARRAY_TYPES>(
  sections: SectionSource,
  name: string,
  width: K,
): InstanceType<(typeof ARRAY_TYPES)[K]> {
  const table = sections.get(name);
  if (table?.BYTES_PER_ELEMENT !== width) throw new Error(`The lexicon has no section ${name} of width ${width}.`);
  return table as InstanceType<(typeof ARRAY_TYPES)[K]>;
}

/** In chunks: a call takes a limited number of arguments, and one character at a time is ten times slower. */
export function decodeAscii(bytes: TypedArray): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4096) as unknown as number[]);
  return text;
}

export function encodeAscii(text: string): Uint8Array {
  if (/[^\n\t -~]/.test(text)) throw new Error('This text is not plain ASCII.');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const align = (at: number): number => (at + 7) & ~7;
