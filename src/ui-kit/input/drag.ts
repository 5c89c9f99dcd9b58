// Drag by pointer, framework-free: an element with data-drag can be carried to elements with data-drop.
// A press that does not move is a tap and is left to the element's own click. Keys and taps are the board's business.

export type DropEvent = { readonly item: string; readonly target: string | null };

/** How far a finger may tremble before a tap becomes a drag. */
const TREMBLE = 6;

/** Watches a board; `onDrop` gets data-drag of what was carried and data-drop of where it was let go. */
export function dragAndDrop(
  node: HTMLElement,
  options: { onDrop(drop: DropEvent): void; onLift?(item: string): void; enabled?: boolean },
): { update(next: typeof options): void; destroy(): void } {
  let current = options;
  let carried: {
    item: string;
    element: HTMLElement;
    ghost: HTMLElement | null;
    x: number;
    y: number;
    pointer: number;
  } | null = null;
  let over: Element | null = null;

  const down = (event: PointerEvent): void => {
    if (current.enabled === false || event.button !== 0) return;
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (element === null || !node.contains(element)) return;
    carried = {
      item: element.dataset.drag!,
      element,
      ghost: null,
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
    };
  };

  const move = (event: PointerEvent): void => {
    if (carried === null || event.pointerId !== carried.pointer) return;
    const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
    if (carried.ghost === null) {
      if (Math.hypot(dx, dy) < TREMBLE) return;
      lift();
    }
    event.preventDefault();
    carried.ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(-2deg)`;
    const now = targetAt(event);
    if (now === over) return;
    over?.removeAttribute('data-over');
    over = now;
    over?.setAttribute('data-over', '');
  };

  const lift = (): void => {
    const { element } = carried!;
    const box = element.getBoundingClientRect();
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-drag');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
      filter: 'drop-shadow(0 10px 14px rgb(0 0 0 / .3))',
    });
    ghost.setAttribute('aria-hidden', 'true');
    node.append(ghost);
    element.setAttribute('data-lifted', '');
    element.setPointerCapture?.(carried!.pointer);
    carried!.ghost = ghost;
    current.onLift?.(carried!.item);
  };

  const up = (event: PointerEvent): void => {
    if (carried === null || event.pointerId !== carried.pointer) return;
    const { item, ghost } = carried;
    const target = event.type === 'pointerup' && ghost !== null ? targetAt(event) : null;
    put();
    if (ghost === null) return;
    // The click that follows a drag is not a tap.
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    if (event.type === 'pointerup') current.onDrop({ item, target: target?.getAttribute('data-drop') ?? null });
  };

  const put = (): void => {
    carried?.ghost?.remove();
    carried?.element.removeAttribute('data-lifted');
    over?.removeAttribute('data-over');
    carried = over = null;
  };

  const targetAt = (event: PointerEvent): Element | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;
  const still = (event: TouchEvent): void => {
    if (carried?.ghost) event.preventDefault();
  };

  // The browser's own dragging, of pictures and chosen text, would take the pointer away.
  const own = (event: Event): void => event.preventDefault();
  node.addEventListener('dragstart', own);
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('touchmove', still, { passive: false });
  return {
    update(next) {
      current = next;
    },
    destroy() {
      put();
      node.removeEventListener('dragstart', own);
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('touchmove', still);
    },
  };
}
