import { useEffect, useRef, type RefObject } from 'react';

/** The first field of the form that is wrong takes the focus. */
export const useFocusOn = (problems: Readonly<Record<string, string | undefined>>): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const [first] = Object.keys(problems);
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [first, problems]);
  return form;
};
