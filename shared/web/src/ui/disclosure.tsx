import { useId, useState, type JSX, type ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  /** The button's words: the question. */
  summary: ReactNode;
  children: ReactNode;
  /** Given with `onToggle`, the parent decides, as where one of several is open at a time. */
  open?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  /** Level of the heading around the button. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A question that opens its answer. */
export const Disclosure = ({ summary, children, open, onToggle, level = 3 }: DisclosureProps): JSX.Element => {
  const id = useId();
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={shown}
          aria-controls={id}
          onClick={onToggle ?? (() => setOwn(!own))}
        >
          <span>{summary}</span>
          <Icon name={shown ? 'minus' : 'plus'} />
        </button>
      </Heading>
      <div id={id} hidden={!shown} className={styles.panel}>
        {children}
      </div>
    </div>
  );
};
