import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './choice.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  /** The question. */
  legend: ReactNode;
  /** The legend for screen readers only, where a heading already asks. */
  legendHidden?: boolean | undefined;
  /** Cards side by side on a wide screen; on a phone always two. Default: 4. */
  columns?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Several `ChoiceCard`s under one question. */
export const ChoiceGroup = ({ legend, legendHidden, columns = 4, className, children, ...rest }: ChoiceGroupProps): JSX.Element => (
  <fieldset {...rest} className={cx(styles.group, className)}>
    <legend className={legendHidden ? undefined : styles.legend}>
      {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
    </legend>
    <div className={styles.cards} style={{ ['--columns' as string]: columns }}>
      {children}
    </div>
  </fieldset>
);

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** radio: one of the group; checkbox: several. */
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** What there is to look at; decoration, since the label names it. Fills 4 : 3. */
  picture?: ReactNode | undefined;
  /** Under the label in small type. */
  note?: ReactNode | undefined;
}

/** A picture to choose: a native radio or checkbox that looks like a tile. */
export const ChoiceCard = ({ label, picture, note, onChange, className, ...input }: ChoiceCardProps): JSX.Element => (
  <label className={cx(styles.card, className)}>
    <input {...input} className={styles.over} onChange={(event) => onChange(event.target.checked)} />
    {picture && <span className={styles.picture}>{picture}</span>}
    <span className={styles.caption}>
      <span>
        {label}
        {note && <span className={styles.hint}>{note}</span>}
      </span>
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
    </span>
  </label>
);
