import type { JSX } from 'react';
import { Container, PageHeading, Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import grid from './concept-grid.module.css';
import styles from './select-page.module.css';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'];

export const SelectSkeleton = (): JSX.Element => (
  <Container className={styles.page} aria-busy="true">
    <PageHeading above={<Skeleton width={140} />}>Pick the one that feels like you</PageHeading>
    <VisuallyHidden>
      <output>Loading your concepts</output>
    </VisuallyHidden>
    <div className={styles.layout}>
      <div className={grid.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="tile" className={grid.waiting} />
        ))}
      </div>
      <Skeleton shape="tile" height={420} />
    </div>
  </Container>
);
