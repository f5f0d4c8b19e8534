import type { JSX, ReactNode } from 'react';
import { VisuallyHidden } from '@fifteen/web/ui';
import { ProjectCardSkeleton } from './project-card.tsx';
import styles from './project-cards.module.css';

/** Three in a row, one on a phone. */
export const ProjectCards = ({ children }: { children: ReactNode }): JSX.Element => (
  <div className={styles.cards}>{children}</div>
);

const PLACES = ['a', 'b', 'c'];

export const ProjectCardsSkeleton = (): JSX.Element => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading projects</VisuallyHidden>
    <ProjectCards>
      {PLACES.map((place) => (
        <ProjectCardSkeleton key={place} />
      ))}
    </ProjectCards>
  </div>
);
