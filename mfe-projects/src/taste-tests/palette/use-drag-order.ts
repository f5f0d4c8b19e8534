import { useRef, useState, type PointerEvent, type RefObject } from 'react';

interface DragOrder {
  readonly list: RefObject<HTMLOListElement | null>;
  /** The place of what is being dragged now. */
  readonly moving: number | null;
  grab(at: number, event: PointerEvent<HTMLButtonElement>): void;
}

/** The row that a height falls into. */
const rowAt = (list: HTMLOListElement, y: number): number => {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at === -1 ? rows.length - 1 : at;
};

/** Rows that follow the pointer, finger or pen, while their grip is held. */
export const useDragOrder = (onMove: (from: number, to: number) => void): DragOrder => {
  const list = useRef<HTMLOListElement>(null);
  const [moving, setMoving] = useState<number | null>(null);

  const grab: DragOrder['grab'] = (start, event) => {
    if (event.button !== 0) return;
    const grip = event.currentTarget;
    let at = start;
    const follow = ({ clientY }: globalThis.PointerEvent): void => {
      const to = rowAt(list.current!, clientY);
      if (to === at) return;
      onMove(at, to);
      at = to;
      setMoving(at);
    };
    const release = (): void => {
      setMoving(null);
      grip.removeEventListener('pointermove', follow);
      list.current?.querySelector<HTMLElement>(`[data-grip="${at}"]`)?.focus();
    };
    setMoving(at);
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', follow);
    grip.addEventListener('lostpointercapture', release, { once: true });
  };

  return { list, moving, grab };
};
