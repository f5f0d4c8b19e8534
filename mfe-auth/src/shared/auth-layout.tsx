import type { JSX, ReactNode } from 'react';
import { Container, PageHeading } from '@fifteen/web/ui';
import styles from './auth-layout.module.css';
import { ConceptWall } from './concept-wall.tsx';

interface AuthLayoutProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A form, and beside it what it is for. */
export const AuthLayout = ({ heading, lead, children }: AuthLayoutProps): JSX.Element => (
  <Container className={styles.layout}>
    <div className={styles.side}>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {children}
    </div>
    <ConceptWall />
  </Container>
);
