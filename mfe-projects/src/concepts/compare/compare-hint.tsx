import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import { nameOf } from '../name-of.ts';
import styles from './compare-hint.module.css';

/** One of two is picked: says how to get the other. */
export const CompareHint = ({ asset, onClear }: { asset: Asset; onClear: () => void }): JSX.Element => (
  <div className={styles.hint} role="status">
    <p>
      Comparing <strong>{nameOf(asset)}</strong>. Pick another and click Compare.
    </p>
    <Button size="medium" variant="quiet" onClick={onClear}>
      Never mind
    </Button>
  </div>
);
