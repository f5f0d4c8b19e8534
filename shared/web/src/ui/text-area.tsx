import { useState, type ChangeEvent, type ComponentProps, type JSX } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** Counts like `maxLength` and cuts nothing off: who pastes too much sees it and shortens it. */
  limit?: number | undefined;
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Several lines. With `maxLength` or `limit` a counter such as "120 / 500" is under it. */
export const TextArea = ({ label, hint, error, optional, id, className, onChange, limit, ...area }: TextAreaProps): JSX.Element => {
  const [typed, setTyped] = useState(lengthOf(area.defaultValue));
  const length = area.value === undefined ? typed : lengthOf(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const most = limit ?? area.maxLength;
  const counter = most !== undefined && (
    <span className={cx(styles.counter, length > most && styles.error)} aria-label={`${length} of ${most} characters used`}>
      {length} / {most}
    </span>
  );
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} aside={counter}>
      {(ids) => <textarea className={styles.control} {...area} {...ids} onChange={change} />}
    </FieldFrame>
  );
};
