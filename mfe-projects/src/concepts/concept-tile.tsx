import type { JSX } from 'react';
import { STUDIOS, type Asset } from '@fifteen/contracts';
import { Badge } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import styles from './concept-tile.module.css';

interface ConceptTileProps {
  asset: Asset;
  chosen: boolean;
  onChoose: (assetId: string) => void;
}

export const nameOf = ({ metadata }: Asset): string => metadata.title ?? 'Concept';

/** A concept to choose: a native radio under the drawing. */
export const ConceptTile = ({ asset, chosen, onChoose }: ConceptTileProps): JSX.Element => (
  <label className={styles.tile} style={{ backgroundColor: asset.metadata.background ?? undefined }}>
    <input
      type="radio"
      name="concept"
      value={asset.id}
      checked={chosen}
      onChange={() => onChoose(asset.id)}
      className={styles.input}
      aria-label={`${nameOf(asset)}, by ${STUDIOS[asset.metadata.studio].name}${asset.is_watermarked ? ', preview' : ''}`}
    />
    {asset.asset_url && (
      <Preview url={asset.asset_url} alt="" sizes="(max-width: 720px) 45vw, 280px" className={styles.drawing} />
    )}
    {asset.is_watermarked && (
      <Badge tone="ink" className={styles.badge}>
        PREVIEW
      </Badge>
    )}
  </label>
);
