// A container of named typed arrays in one buffer, opened by laying views over it: nothing is parsed or copied.
// Not a file: reading and writing bytes is the caller's business.

export type Table = Uint8Array | Uint16Array | Uint32Array;
export type Sections = ReadonlyMap<string, Table>;

const KINDS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;
/** Read in the wrong byte order it is another number, so the one check covers both. */
const MAGIC = 0x31_58_48_57;

/** Layout: magic, length of the directory, the directory as ASCII JSON, then the arrays, each on a multiple of 8. */
export function joinSections(sections: Sections): ArrayBuffer {
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

export function openSections(buffer: ArrayBuffer): Sections {
  const [magic, length] = new Uint32Array(buffer, 0, 2) as unknown as [number, number];
  if (magic !== MAGIC) throw new Error('This is no lexicon, or this machine is not little-endian.');
  const directory = JSON.parse(String.fromCharCode(...new Uint8Array(buffer, 8, length)));
  let at = align(8 + length);
  const sections = new Map<string, Table>();
  for (const [name, width, count] of directory as [string, keyof typeof KINDS, number][]) {
    sections.set(name, new KINDS[width](buffer, at, count));
    at = align(at + width * count);
  }
  return sections;
}

/** A section that must be there, with the element type it was written with. */
export function section<K extends keyof typeof KINDS>(
  sections: Sections,
  name: string,
  width: K,
): InstanceType<(typeof KINDS)[K]> {
  const table = sections.get(name);
  if (table?.BYTES_PER_ELEMENT !== width) throw new Error(`The lexicon has no section ${name} of width ${width}.`);
  return table as InstanceType<(typeof KINDS)[K]>;
}

const align = (at: number): number => (at + 7) & ~7;
