import type { ComponentProps, JSX } from 'react';
import styles from './visually-hidden.module.css';

/** There for screen readers, not on screen. With `role="status"` it is the place for polite words about progress. */
export const VisuallyHidden = (props: ComponentProps<'span'>): JSX.Element => (
  <span className={styles.hidden} {...props} />
);
