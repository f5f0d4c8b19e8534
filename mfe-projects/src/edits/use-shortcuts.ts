import { useEffect } from 'react';

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A text field has an undo of its own. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="color"], [type="checkbox"]), textarea'));

/** Ctrl or Cmd with Z, with Shift and Z, with Y. */
export const useShortcuts = ({ undo, redo }: Shortcuts): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};
