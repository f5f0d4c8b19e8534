import { useEffect, useRef, type RefObject } from 'react';

/** An element that comes back into view when the mark changes; the first one leaves the page where it is. */
export const useScrollBackTo = (
  mark: string | undefined,
  block: ScrollLogicalPosition = 'start',
): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(mark);
  useEffect(() => {
    if (seen.current === mark) return;
    seen.current = mark;
    element.current?.scrollIntoView({ behavior: 'instant', block });
  }, [mark, block]);
  return element;
};
