import { useState, type ComponentProps, type JSX, type KeyboardEvent } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Said below the field, and announced when it comes. It stops nobody. */
  warning?: string | false | undefined;
}

/** Known from a key that is pressed in the field: a browser tells it no sooner. */
const useCapsLock = () => {
  const [isOn, setOn] = useState(false);
  const watch = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch, forget: (): void => setOn(false) };
};

/** A password that can be looked at; says when Caps Lock is on. Give `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({ label, hint, error, optional, id, className, warning: advice, ...input }: PasswordFieldProps): JSX.Element => {
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const warning = <span role="status">{capsLock.isOn && 'Caps Lock is on'}</span>;
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} aside={warning} advice={advice}>
      {(ids) => (
        <span className={styles.withButton}>
          <input
            className={styles.control}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={capsLock.watch}
            onKeyUp={capsLock.watch}
            onBlur={capsLock.forget}
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
