import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Icon, Skeleton, TextLink } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import { refinePathOf } from './refine-paths.ts';
import styles from './variation-tile.module.css';

interface VariationTileProps {
  projectId: string;
  asset: Asset;
  /** 1 to 5. */
  number: number;
  chosen: boolean;
  /** It is the logo that the page is about. */
  current: boolean;
  onChoose: () => void;
}

const Failed = ({ number }: { number: number }): JSX.Element => (
  <div className={styles.failed}>
    <Icon name="minus" />
    <p>
      <strong>Variation {number} couldn’t be drawn.</strong> Credit returned.
    </p>
  </div>
);

const Pending = ({ number }: { number: number }): JSX.Element => (
  <div className={styles.tile}>
    <Skeleton shape="tile" className={styles.waiting} />
    <p className={styles.reason}>Variation {number} is being drawn.</p>
  </div>
);

/** One variation: what it is, and what can be done with it. */
export const VariationTile = ({ projectId, asset, number, chosen, current, onChoose }: VariationTileProps): JSX.Element => {
  if (asset.status === 'failed') return <Failed number={number} />;
  if (asset.status === 'pending' || !asset.asset_url) return <Pending number={number} />;
  const { reasons, background } = asset.metadata;
  const name = `Variation ${number}`;
  return (
    <div className={styles.tile} data-chosen={chosen || undefined} data-current={current || undefined}>
      <div className={styles.picture} style={{ backgroundColor: background ?? undefined }}>
        <Preview url={asset.asset_url} alt={`${name}: ${reasons[0] ?? ''}`} sizes="(max-width: 720px) 44vw, 220px" loading="lazy" />
      </div>
      <p className={styles.reason}>
        <strong>{number}</strong> {reasons[0]}
      </p>
      <div className={styles.actions}>
        {current ? (
          <span className={styles.here}>Shown above</span>
        ) : (
          <TextLink to={refinePathOf(projectId, asset.id)} aria-label={`Refine ${name}`}>
            Refine
          </TextLink>
        )}
        <button type="button" className={styles.choose} aria-pressed={chosen} aria-label={`Use for the kit: ${name}`} onClick={onChoose}>
          {chosen && <Icon name="check" size={16} />}
          Use for the kit
        </button>
      </div>
    </div>
  );
};
