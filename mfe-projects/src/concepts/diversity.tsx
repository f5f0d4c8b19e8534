import { useId, useState, type JSX } from 'react';
import { Icon } from '@fifteen/web/ui';
import styles from './diversity.module.css';

/** How different the concepts are, and what that figure says and does not say. */
export const Diversity = ({ share, count }: { share: number; count: number }): JSX.Element => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.diversity}>
      <button
        type="button"
        className={styles.figure}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>Diversity {Math.round(share * 100)}%</span>
        <Icon name="info" size={16} />
      </button>
      <p id={id} hidden={!open} className={styles.words}>
        How different your {count} are from each other. Each pair is compared by shape, edges, colors, layout, type and
        idea, and this is the average of all {(count * (count - 1)) / 2} pairs: 0% would be the same logo {count} times, 100% nothing in common at all. It tells you how much choice you have, not how good a logo is.
      </p>
    </div>
  );
};
