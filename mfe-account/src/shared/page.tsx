import type { JSX, ReactNode } from 'react';
import { Container } from '@fifteen/web/ui';
import styles from './page.module.css';

/** The frame of every page here: the site's edges and the space above and below. */
export const Page = ({ children }: { children: ReactNode }): JSX.Element => (
  <Container className={styles.page}>{children}</Container>
);
