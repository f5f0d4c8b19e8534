import type { ComponentProps, JSX } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Inside the control at its left, as the glass of a search. */
  icon?: IconName | undefined;
}

/** One line of text. `name`, `type`, `required`, `autoComplete` and the rest go to the input. */
export const TextField = ({ label, hint, error, optional, id, className, icon, ...input }: TextFieldProps): JSX.Element => (
  <FieldFrame {...{ label, hint, error, optional, id, className }}>
    {(ids) =>
      icon ? (
        <span className={styles.withIcon}>
          <Icon name={icon} />
          <input className={styles.control} {...input} {...ids} />
        </span>
      ) : (
        <input className={styles.control} {...input} {...ids} />
      )
    }
  </FieldFrame>
);
