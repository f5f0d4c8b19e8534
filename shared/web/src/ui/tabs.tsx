import { useId, useRef, useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** The open tab where the page keeps it, as in the address; else the first opens. */
  value?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  /** row above the panel (default), or a column beside it that becomes a row on a phone. */
  layout?: 'row' | 'column' | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const targetOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
};

/** Tabs that arrow keys walk; only the open one is a stop of the Tab key. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, layout = 'row' }: TabsProps<Id>): JSX.Element => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Id>(tabs[0].id);
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];

  const show = (id: Id) => {
    setOwn(id);
    onChange?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tabs.indexOf(open), tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };

  return (
    <div className={styles[layout]}>
      <div role="tablist" aria-label={label} className={styles.list} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${base}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => show(tab.id)}
            onKeyDown={walk}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open.id}`} className={styles.panel}>
        {open.panel}
      </div>
    </div>
  );
};
