import { useState, type ChangeEvent, type ComponentProps, type JSX } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Several lines. With `maxLength` a counter such as "120 / 500" stands under it. */
export const TextArea = ({ label, hint, error, optional, id, className, onChange, ...area }: TextAreaProps): JSX.Element => {
  const [typed, setTyped] = useState(lengthOf(area.defaultValue));
  const length = area.value === undefined ? typed : lengthOf(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const counter = area.maxLength !== undefined && (
    <span className={styles.counter} aria-label={`${length} of ${area.maxLength} characters used`}>
      {length} / {area.maxLength}
    </span>
  );
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} aside={counter}>
      {(ids) => <textarea className={styles.control} {...area} {...ids} onChange={change} />}
    </FieldFrame>
  );
};
