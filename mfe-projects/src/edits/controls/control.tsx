import { useId, type JSX, type ReactNode } from 'react';
import styles from './controls.module.css';

interface ControlProps {
  label: string;
  children: ReactNode;
}

/** A name with what it controls: beside it, or below where there is much. */
export const Control = ({ label, children }: ControlProps): JSX.Element => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.control}>
      <h2 id={id} className={styles.label}>
        {label}
      </h2>
      <div className={styles.choices}>{children}</div>
    </div>
  );
};
