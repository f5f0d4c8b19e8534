import { useState, type JSX, type ReactNode } from 'react';
import { STUDIOS, type Asset } from '@fifteen/contracts';
import { Button, cx, StudioTag } from '@fifteen/web/ui';
import { byStudio } from '../shared/by-studio.ts';
import styles from './concept-grid.module.css';
import { ConceptTile, type TileActions } from './concept-tile.tsx';

interface ConceptGridProps {
  /** Uploaded by its owner: no studio drew it. */
  isOwnLogo: boolean;
  /** Stands below the concepts. */
  footer?: ReactNode;
  assets: readonly Asset[];
  /** Saved edits and variations: they stand before the concepts they came from. */
  versions: readonly Asset[];
  /** Five in a row instead of three. */
  dense: boolean;
  lookedAtId: string | undefined;
  chosenId: string | null;
  votes: ReadonlyMap<string, number>;
  actions: TileActions;
}

const VERSIONS_SHOWN = 5;

/** What became of the concepts; the newest few until all are asked for, so that the page stays short. */
const Versions = ({ versions, tile }: { versions: readonly Asset[]; tile: (asset: Asset) => JSX.Element }): JSX.Element | null => {
  const [isWhole, setWhole] = useState(false);
  if (versions.length === 0) return null;
  const shown = isWhole ? versions : versions.slice(0, VERSIONS_SHOWN);
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2 className={styles.studio}>Your versions</h2>
        <p className={styles.philosophy}>Saved edits and variations: your logo first, then the newest.</p>
      </div>
      <div className={styles.tiles}>{shown.map(tile)}</div>
      {shown.length < versions.length && (
        <Button size="medium" variant="secondary" onClick={() => setWhole(true)}>
          Show all {versions.length} versions
        </Button>
      )}
    </section>
  );
};

/** One radio group over versions and all studios: one of them is selected. */
export const ConceptGrid = ({ isOwnLogo, assets, versions, dense, lookedAtId, chosenId, votes, actions, footer }: ConceptGridProps): JSX.Element => {
  const tile = (asset: Asset): JSX.Element => (
    <ConceptTile
      key={asset.id}
      asset={asset}
      lookedAt={asset.id === lookedAtId}
      chosen={asset.id === chosenId}
      votes={votes.get(asset.id) ?? 0}
      actions={actions}
    />
  );
  return (
    <div className={cx(styles.groups, dense && styles.dense)}>
      <div role="radiogroup" aria-label="Concepts" className={styles.groups}>
        <Versions versions={versions} tile={tile} />
        {byStudio(assets, ({ metadata }) => metadata.studio).map(([studio, group]) => (
          <section key={studio} className={styles.group}>
            <div className={styles.head}>
              <h2 className={styles.studio}>{isOwnLogo ? 'As you uploaded it' : <StudioTag studio={studio} />}</h2>
              {!isOwnLogo && <p className={styles.philosophy}>{STUDIOS[studio].philosophy}</p>}
            </div>
            <div className={styles.tiles}>
              {group.map(tile)}
            </div>
          </section>
        ))}
      </div>
      {!isOwnLogo && (
        <p className={styles.keys}>
          By keyboard: arrows move, <kbd>F</kbd> adds a favorite, <kbd>C</kbd> compares.
        </p>
      )}
      {footer}
    </div>
  );
};
