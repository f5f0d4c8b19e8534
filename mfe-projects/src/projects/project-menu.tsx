import { useId, useLayoutEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { Project } from '@fifteen/contracts';
import { Icon, type IconName } from '@fifteen/web/ui';
import styles from './project-menu.module.css';

export interface ProjectCommands {
  readonly rename: (project: Project) => void;
  readonly duplicate: (project: Project) => void;
  readonly remove: (project: Project) => void;
}

const ENTRIES: readonly [keyof ProjectCommands, string, IconName][] = [
  ['rename', 'Rename', 'pencil'],
  ['duplicate', 'Duplicate', 'copy'],
  ['remove', 'Delete', 'trash'],
];

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const targetOf = (key: string, at: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return ENTRIES.length - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + ENTRIES.length) % ENTRIES.length;
};

interface EntriesProps {
  id: string;
  project: Project;
  commands: ProjectCommands;
  onClose: () => void;
}

const Entries = ({ id, project, commands, onClose }: EntriesProps): JSX.Element => {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useLayoutEffect(() => items()[0]?.focus({ preventScroll: true }), []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const at = items().indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, at);
    if (target === undefined) return;
    event.preventDefault();
    items()[target]?.focus();
  };
  return (
    <div ref={menu} id={id} role="menu" tabIndex={-1} aria-label={`Actions for ${project.project_name}`} className={styles.menu} onKeyDown={walk}>
      {ENTRIES.map(([command, words, icon]) => (
        <button
          key={command}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.entry}
          data-command={command}
          onClick={() => {
            onClose();
            commands[command](project);
          }}
        >
          <Icon name={icon} size={18} />
          {words}
        </button>
      ))}
    </div>
  );
};

/** What can be done with a project, behind one button of its card. */
export const ProjectMenu = ({ project, commands }: { project: Project; commands: ProjectCommands }): JSX.Element => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus of what is inside
    <div
      className={styles.place}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`Actions for ${project.project_name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && <Entries id={id} project={project} commands={commands} onClose={close} />}
    </div>
  );
};
