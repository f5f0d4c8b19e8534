import type { JSX } from 'react';
import { Badge } from '@fifteen/web/ui';
import { KIT_PARTS } from './kit-parts.ts';
import styles from './kit-parts-list.module.css';

/** The parts of a kit with their state. */
export const KitPartsList = ({ state }: { state: string }): JSX.Element => (
  <ul className={styles.parts}>
    {KIT_PARTS.map(({ id, name, note }) => (
      <li key={id}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        <Badge>{state}</Badge>
      </li>
    ))}
  </ul>
);
