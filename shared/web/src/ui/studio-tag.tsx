import type { JSX } from 'react';
import { STUDIOS, type StudioId } from '@fifteen/contracts';
import styles from './studio-tag.module.css';

/** A studio's dot and name. */
export const StudioTag = ({ studio }: { studio: StudioId }): JSX.Element => (
  <span className={styles.tag}>
    <span className={styles.dot} data-studio={studio} />
    {STUDIOS[studio].name}
  </span>
);
