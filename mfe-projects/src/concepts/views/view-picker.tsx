import { useId, type JSX } from 'react';
import type { ConceptView } from '@fifteen/contracts';
import { viewsOf } from './view-words.ts';
import styles from './view-picker.module.css';

interface ViewPickerProps {
  view: ConceptView;
  onView: (view: ConceptView) => void;
  isPaid: boolean;
}

/** Where to see the concept. It stays while others are looked at, so that they can be told apart there. */
export const ViewPicker = ({ view, onView, isPaid }: ViewPickerProps): JSX.Element => {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>See it</legend>
      {viewsOf(isPaid).map(({ view: offered, label }) => (
        <label key={offered} className={styles.view}>
          <input
            type="radio"
            name={name}
            value={offered}
            checked={offered === view}
            onChange={() => onView(offered)}
            className={styles.input}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
