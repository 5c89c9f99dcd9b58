// Drag and drop with mouse, pen or finger: elements with data-drag can be dragged to elements with data-drop.
// A press that does not move stays a click. Keyboard control is up to the board.

import { dataAttributes } from '../data-attributes.ts';

export type DropEvent = { readonly item: string; readonly target: string | null };

/** A press that moves less than this is still a tap. */
const DRAG_THRESHOLD_PX = 6;

/** A Svelte action for the root of a board. `onDrop` gets the data-drag value of the item and the data-drop value of the target. */
export function dragAndDrop(
  node: HTMLElement,
  options: { onDrop(drop: DropEvent): void; onLift?(item: string): void; enabled?: boolean },
): { update(next: typeof options): void; destroy(): void } {
  let current = options;
  let drag: {
    item: string;
    element: HTMLElement;
    ghost: HTMLElement | null;
    x: number;
    y: number;
    pointer: number;
  } | null = null;
  let hovered: Element | null = null;

  const down = (event: PointerEvent): void => {
    if (current.enabled === false || event.button !== 0) return;
    const element = (event.target as Element).closest<HTMLElement>(`[${dataAttributes.dragItem}]`);
    if (element === null || !node.contains(element)) return;
    drag = {
      item: element.getAttribute(dataAttributes.dragItem)!,
      element,
      ghost: null,
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
    };
  };

  const move = (event: PointerEvent): void => {
    if (drag === null || event.pointerId !== drag.pointer) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.ghost === null) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
      startDrag();
    }
    event.preventDefault();
    drag.ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(-2deg)`;
    const target = targetAt(event);
    if (target === hovered) return;
    hovered?.removeAttribute(dataAttributes.dragOver);
    hovered = target;
    hovered?.setAttribute(dataAttributes.dragOver, '');
  };

  const startDrag = (): void => {
    const { element } = drag!;
    const box = element.getBoundingClientRect();
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute(dataAttributes.dragItem);
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
    element.setAttribute(dataAttributes.dragging, '');
    element.setPointerCapture?.(drag!.pointer);
    drag!.ghost = ghost;
    current.onLift?.(drag!.item);
  };

  const up = (event: PointerEvent): void => {
    if (drag === null || event.pointerId !== drag.pointer) return;
    const { item, ghost } = drag;
    const target = event.type === 'pointerup' && ghost !== null ? targetAt(event) : null;
    endDrag();
    if (ghost === null) return;
    // The click that follows a drag is not a tap.
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    if (event.type === 'pointerup')
      current.onDrop({ item, target: target?.getAttribute(dataAttributes.dropTarget) ?? null });
  };

  const endDrag = (): void => {
    drag?.ghost?.remove();
    drag?.element.removeAttribute(dataAttributes.dragging);
    hovered?.removeAttribute(dataAttributes.dragOver);
    drag = hovered = null;
  };

  const targetAt = (event: PointerEvent): Element | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${dataAttributes.dropTarget}]`) ?? null;
  const preventScroll = (event: TouchEvent): void => {
    if (drag?.ghost) event.preventDefault();
  };

  // The browser's own drag and drop, of images and selected text, would take the pointer away.
  const preventNativeDrag = (event: Event): void => event.preventDefault();
  node.addEventListener('dragstart', preventNativeDrag);
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('touchmove', preventScroll, { passive: false });
  return {
    update(next) {
      current = next;
    },
    destroy() {
      endDrag();
      node.removeEventListener('dragstart', preventNativeDrag);
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('touchmove', preventScroll);
    },
  };
}
