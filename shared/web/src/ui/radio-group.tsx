import { useId, type JSX, type ReactNode } from 'react';
import styles from './choice.module.css';
import { cx } from './cx.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Default: one of its own. */
  name?: string | undefined;
  className?: string | undefined;
}

/** One of several, as a list of words. For pictures use `ChoiceGroup` with `ChoiceCard`. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>): JSX.Element => {
  const own = useId();
  return (
    <fieldset className={cx(styles.group, props.className)}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.options.map(({ value, label, hint }) => (
        <label key={value} className={styles.row}>
          <input
            type="radio"
            className={cx(styles.control, styles.dot)}
            name={props.name ?? own}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            {label}
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
