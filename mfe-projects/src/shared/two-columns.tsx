import type { JSX, ReactNode } from 'react';
import { Container, PageHeading } from '@fifteen/web/ui';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  heading: string;
  above?: ReactNode;
  lead?: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

/** A logo at the left, what can be done with it at the right. */
export const TwoColumns = ({ heading, above, lead, picture, children }: TwoColumnsProps): JSX.Element => (
  <Container className={styles.page}>
    <PageHeading above={above} lead={lead}>
      {heading}
    </PageHeading>
    <div className={styles.columns}>
      <div>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  </Container>
);
