import type { JSX } from 'react';
import { Checkbox } from '@fifteen/web/ui';
import type { ShareChoice } from './share-api.ts';
import styles from './share-modal.module.css';

interface ShareChoicesProps {
  choice: ShareChoice;
  favourites: number;
  onChange: (choice: ShareChoice) => void;
}

/** What visitors of the link get to see. */
export const ShareChoices = ({ choice, favourites, onChange }: ShareChoicesProps): JSX.Element => (
  <div className={styles.choices}>
    <Checkbox
      label="Show my name"
      checked={choice.shows_owner}
      onChange={({ target }) => onChange({ ...choice, shows_owner: target.checked })}
    />
    <Checkbox
      label={`Only my favorites (${favourites})`}
      checked={choice.only_favourites}
      disabled={favourites === 0 && !choice.only_favourites}
      onChange={({ target }) => onChange({ ...choice, only_favourites: target.checked })}
    />
  </div>
);
