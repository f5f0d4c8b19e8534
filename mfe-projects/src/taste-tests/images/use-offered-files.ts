import { useEffect, useState } from 'react';

interface OfferedFiles {
  onFile(file: File): void;
  /** Something was dropped that holds no file: mostly a picture dragged out of another page, which is only a link. */
  onLink(): void;
}

const holdsSomething = ({ dataTransfer }: DragEvent): boolean =>
  ['Files', 'text/uri-list'].some((type) => dataTransfer?.types.includes(type));

/** The picture among the files; what else comes with it is left alone. */
const fileIn = (transfer: DataTransfer | null): File | undefined => {
  const files = [...(transfer?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
};

/**
 * Files dropped anywhere on the page, or pasted. A drop that misses its zone must not make the browser leave for the
 * file. Addresses are never followed. Gives whether something hovers over the page. Both functions must stay the same.
 */
export const useOfferedFiles = ({ onFile, onLink }: OfferedFiles): boolean => {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (!holdsSomething(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsSomething(event)) return;
      event.preventDefault();
      setOver(false);
      const file = fileIn(event.dataTransfer);
      if (file) onFile(file);
      else onLink();
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = fileIn(clipboardData);
      if (file) onFile(file);
    };
    const handlers = Object.entries({ dragover: hover, dragleave: leave, drop, paste }) as [string, EventListener][];
    for (const [name, handle] of handlers) document.addEventListener(name, handle);
    return () => {
      for (const [name, handle] of handlers) document.removeEventListener(name, handle);
    };
  }, [onFile, onLink]);

  return over;
};
