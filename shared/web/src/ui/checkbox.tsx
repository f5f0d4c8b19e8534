import { useId, type ComponentProps, type JSX, type ReactNode } from 'react';
import styles from './choice.module.css';
import { cx } from './cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
}

/** One yes or no with its words. */
export const Checkbox = ({ label, error, className, ...input }: CheckboxProps): JSX.Element => {
  const note = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={cx(styles.control, styles.box)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
