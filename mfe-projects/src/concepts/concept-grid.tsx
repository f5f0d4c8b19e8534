import type { JSX } from 'react';
import { STUDIOS, type Asset } from '@fifteen/contracts';
import { cx, StudioTag } from '@fifteen/web/ui';
import { byStudio } from '../shared/by-studio.ts';
import styles from './concept-grid.module.css';
import { ConceptTile, type TileActions } from './concept-tile.tsx';

interface ConceptGridProps {
  assets: readonly Asset[];
  /** Five in a row instead of three. */
  dense: boolean;
  chosenId: string | null;
  votes: ReadonlyMap<string, number>;
  actions: TileActions;
}

/** One radio group over all studios: of all concepts one is chosen. */
export const ConceptGrid = ({ assets, dense, chosenId, votes, actions }: ConceptGridProps): JSX.Element => (
  <div className={cx(styles.groups, dense && styles.dense)}>
    <div role="radiogroup" aria-label="Concepts" className={styles.groups}>
      {byStudio(assets, ({ metadata }) => metadata.studio).map(([studio, group]) => (
        <section key={studio} className={styles.group}>
          <div className={styles.head}>
            <h2 className={styles.studio}>
              <StudioTag studio={studio} />
            </h2>
            <p className={styles.philosophy}>{STUDIOS[studio].philosophy}</p>
          </div>
          <div className={styles.tiles}>
            {group.map((asset) => (
              <ConceptTile
                key={asset.id}
                asset={asset}
                chosen={asset.id === chosenId}
                votes={votes.get(asset.id) ?? 0}
                actions={actions}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
    <p className={styles.keys}>
      By keyboard: arrows choose, <kbd>F</kbd> keeps a favourite, <kbd>C</kbd> compares.
    </p>
  </div>
);
