import { useId, type JSX } from 'react';
import styles from './pill-choice.module.css';

interface PillChoiceProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, in a row of pills. */
export const PillChoice = <Value extends string>({ legend, options, value, onChange }: PillChoiceProps<Value>): JSX.Element => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input type="radio" className={styles.input} name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
