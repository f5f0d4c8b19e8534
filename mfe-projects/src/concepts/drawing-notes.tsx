import type { JSX } from 'react';
import styles from './drawing-notes.module.css';

/** What the drawing leaves out of the name, said in passing; nothing where all of it is drawn. */
export const DrawingNotes = ({ notes }: { notes: readonly string[] }): JSX.Element | null =>
  notes.length > 0 ? <p className={styles.notes}>{notes.join(' ')}</p> : null;
