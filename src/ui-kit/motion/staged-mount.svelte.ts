// Lays a board part by part: how many parts stand grows frame by frame, so that a slow phone can draw and hear in between.
// Not for what comes later in a game: by then all parts stand.

/** Call while a component is set up. One part stands at once; `whole` when all of them do. */
export function mountInStages(parts: number): { readonly standing: number; readonly whole: boolean } {
  let standing = $state(1);
  const next = (): void => {
    standing += 1;
    if (standing < parts) afterNextFrame(next);
  };
  if (parts > 1) afterNextFrame(next);
  return {
    get standing() {
      return standing;
    },
    get whole() {
      return standing >= parts;
    },
  };
}

/** When the frame is drawn; at once in a page that draws none. */
export function afterNextFrame(next: () => void): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}
