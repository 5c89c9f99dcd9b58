// Random ids and seeds. `crypto.randomUUID` exists only on https and localhost; this also works over plain http in a home
// network.

/** 128 random bits as hexadecimal digits. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
