import type { JSX, ReactNode } from 'react';
import { Skeleton } from '@fifteen/web/ui';
import styles from './project-cards.module.css';

/** Three in a row, one on a phone. */
export const ProjectCards = ({ children }: { children: ReactNode }): JSX.Element => (
  <div className={styles.cards}>{children}</div>
);

const PLACES = ['a', 'b', 'c'];

export const ProjectCardsSkeleton = (): JSX.Element => (
  <ProjectCards>
    {PLACES.map((place) => (
      <Skeleton key={place} shape="tile" height={500} />
    ))}
  </ProjectCards>
);
