import type { JSX, PointerEvent, KeyboardEvent } from 'react';
import { Icon, type IconName } from '@fifteen/web/ui';
import styles from './edit-page.module.css';
import type { Edit } from './use-edit.ts';

interface ToolProps {
  icon: IconName;
  label: string;
  keys?: string | undefined;
  disabled: boolean;
  onClick: () => void;
}

const Tool = ({ icon, label, keys, disabled, onClick }: ToolProps): JSX.Element => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={disabled || undefined}
    title={label}
    onClick={() => !disabled && onClick()}
  >
    <Icon name={icon} />
  </button>
);

interface ToolbarProps {
  edit: Edit;
  /** Held down: the logo as it was opened. */
  onCompare: (isHeld: boolean) => void;
}

/** Held by pointer or key; let go wherever that happens. */
const Compare = ({ disabled, onCompare }: { disabled: boolean; onCompare: (isHeld: boolean) => void }): JSX.Element => {
  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onCompare(!disabled);
  };
  const isPressing = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';
  return (
    <button
      type="button"
      className={styles.compare}
      aria-disabled={disabled || undefined}
      onPointerDown={press}
      onPointerUp={() => onCompare(false)}
      onPointerCancel={() => onCompare(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isPressing(event) && onCompare(!disabled)}
      onKeyUp={() => onCompare(false)}
      onBlur={() => onCompare(false)}
    >
      <Icon name="eye" size={18} />
      Hold to compare
    </button>
  );
};

export const Toolbar = ({ edit, onCompare }: ToolbarProps): JSX.Element => {
  const hasChanges = edit.operations.length > 0;
  return (
    <div role="toolbar" aria-label="Changes" className={styles.toolbar}>
      <Tool icon="undo" label="Undo" keys="Control+Z Meta+Z" disabled={!hasChanges} onClick={edit.undo} />
      <Tool icon="redo" label="Redo" keys="Control+Shift+Z Control+Y Meta+Shift+Z" disabled={!edit.canRedo} onClick={edit.redo} />
      <Tool icon="refresh" label="Start again" disabled={!hasChanges} onClick={edit.reset} />
      <Compare disabled={!hasChanges} onCompare={onCompare} />
    </div>
  );
};
