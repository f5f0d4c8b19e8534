import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@fifteen/web/router';

interface Menu {
  open: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The mobile menu: closed by Escape, which gives the focus back, and by every change of address. */
export const useMenu = (): Menu => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return { open, toggle: () => setOpenAt(open ? null : key), button };
};
