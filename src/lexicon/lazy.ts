// Values that are computed when they are first needed.

/** Computes a value once. If computing it throws, the next call tries again. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}
