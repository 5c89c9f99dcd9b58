// Mounts a board in stages, one per frame, so that a slow phone can paint and react in between.
// Only for the first mount: after that, all stages are there.

/** Call while a component is set up. Starts with one stage and adds one per frame until `stages` are mounted. */
export function mountInStages(stages: number): { readonly mountedCount: number; readonly isComplete: boolean } {
  let mountedCount = $state(1);
  const mountNext = (): void => {
    mountedCount += 1;
    if (mountedCount < stages) afterNextFrame(mountNext);
  };
  if (stages > 1) afterNextFrame(mountNext);
  return {
    get mountedCount() {
      return mountedCount;
    },
    get isComplete() {
      return mountedCount >= stages;
    },
  };
}

/** Calls back after the next frame has been painted; at once in a hidden page, which paints none. */
export function afterNextFrame(callback: () => void): void {
  if (document.hidden) setTimeout(callback);
  else requestAnimationFrame(() => setTimeout(callback));
}
