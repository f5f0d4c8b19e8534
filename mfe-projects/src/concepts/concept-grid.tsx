import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { cx, StudioTag } from '@fifteen/web/ui';
import { byStudio } from '../shared/by-studio.ts';
import styles from './concept-grid.module.css';
import { ConceptTile } from './concept-tile.tsx';

interface ConceptGridProps {
  assets: readonly Asset[];
  /** Five in a row instead of three. */
  dense: boolean;
  chosenId: string | null;
  onChoose: (assetId: string) => void;
}

/** One radio group over all studios: of all concepts one is chosen. */
export const ConceptGrid = ({ assets, dense, chosenId, onChoose }: ConceptGridProps): JSX.Element => (
  <div role="radiogroup" aria-label="Concepts" className={cx(styles.groups, dense && styles.dense)}>
    {byStudio(assets, ({ metadata }) => metadata.studio).map(([studio, group]) => (
      <section key={studio} className={styles.group}>
        <h2 className={styles.studio}>
          <StudioTag studio={studio} />
        </h2>
        <div className={styles.tiles}>
          {group.map((asset) => (
            <ConceptTile key={asset.id} asset={asset} chosen={asset.id === chosenId} onChoose={onChoose} />
          ))}
        </div>
      </section>
    ))}
  </div>
);
