import { useState, type ComponentProps, type JSX } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A password that can be looked at. Give `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({ label, hint, error, optional, id, className, ...input }: PasswordFieldProps): JSX.Element => {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(ids) => (
        <span className={styles.withButton}>
          <input
            className={styles.control}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
          />
          <button type="button" className={styles.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
            <VisuallyHidden>Show {label.toLowerCase()}</VisuallyHidden>
          </button>
        </span>
      )}
    </FieldFrame>
  );
};
