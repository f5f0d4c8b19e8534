import type { JSX } from 'react';
import { Badge } from '@fifteen/web/ui';
import { KIT_PARTS } from './kit-parts.ts';
import styles from './parts-offered.module.css';

/** What a kit brings, before there is one. */
export const PartsOffered = (): JSX.Element => (
  <ul className={styles.parts}>
    {KIT_PARTS.map(({ id, name, note }) => (
      <li key={id}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        <Badge>Not Available</Badge>
      </li>
    ))}
  </ul>
);
