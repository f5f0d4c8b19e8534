import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@fifteen/web/router';

interface Menu {
  open: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The mobile menu: closed by Escape, which gives the focus back, and by every change of address. */
export const useMenu = (): Menu => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return { open, toggle: () => setOpen(!open), button };
};
