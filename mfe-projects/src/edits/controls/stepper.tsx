import { useId, type JSX } from 'react';
import type { EditOperation } from '@fifteen/contracts';
import type { Edit } from '../use-edit.ts';
import styles from './controls.module.css';
import { EditButton } from './edit-button.tsx';

interface StepperProps {
  edit: Edit;
  label: string;
  /** What less and more are called: "Thinner", "Bolder". */
  words: readonly [less: string, more: string];
  operation: (steps: 1 | -1) => EditOperation;
}

/** A step less, a step more. */
export const Stepper = ({ edit, label, words: [less, more], operation }: StepperProps): JSX.Element => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <h2 id={id} className={styles.label}>
        {label}
      </h2>
      <div className={styles.pair}>
        <EditButton edit={edit} operation={operation(-1)} icon="minus" label={less} />
        <EditButton edit={edit} operation={operation(1)} icon="plus" label={more} />
      </div>
    </div>
  );
};
