import { useId, type JSX, type ReactNode } from 'react';
import styles from './field.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** What every field has besides the attributes of its control. */
export interface FieldProps {
  label: string;
  /** Said under the label before anything is wrong. */
  hint?: ReactNode | undefined;
  /** Shown instead of the hint, announced with the control. */
  error?: string | undefined;
  /** Adds "optional" to the label. Required fields say nothing: they are the rule. */
  optional?: boolean | undefined;
}

export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  /** Stands at the right under the control, such as a counter. */
  aside?: ReactNode;
  /** A warning shown below the field. Leave it undefined for fields that never show one. */
  advice?: string | false | undefined;
  children: (ids: ControlIds) => ReactNode;
}

/** Label, control and message with their ids tied together. */
export const FieldFrame = ({ label, hint, error, optional, id, className, aside, advice, children }: FieldFrameProps): JSX.Element => {
  const own = useId();
  const control = id ?? own;
  const message = error ?? hint;
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': message ? `${control}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className={styles.foot}>
        <span id={`${control}-note`} className={cx(styles.note, error && styles.error)}>
          {message}
        </span>
        {aside}
      </div>
      {advice !== undefined && (
        <p role="status" className={styles.advice}>
          {advice && (
            <>
              <Icon name="warning" size={18} />
              <span>{advice}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
};
