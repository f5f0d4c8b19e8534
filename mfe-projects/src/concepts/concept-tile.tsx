import type { JSX, KeyboardEvent } from 'react';
import { STUDIOS, type Asset } from '@fifteen/contracts';
import { Badge, Icon } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import styles from './concept-tile.module.css';
import { nameOf } from './name-of.ts';

/** What can be done with a concept of the grid. */
export interface TileActions {
  onLook: (assetId: string) => void;
  onFavourite: (asset: Asset) => void;
  onCompare: (asset: Asset) => void;
}

interface ConceptTileProps {
  asset: Asset;
  /** It is shown closer beside the grid. */
  lookedAt: boolean;
  chosen: boolean;
  /** Of visitors of the shared link. */
  votes: number;
  actions: TileActions;
}

export const votesWords = (votes: number): string => `${votes} ${votes === 1 ? 'vote' : 'votes'}`;

const spokenName = ({ is_watermarked, ...asset }: Asset, votes: number, chosen: boolean): string =>
  [
    nameOf(asset),
    `by ${STUDIOS[asset.metadata.studio].name}`,
    chosen && 'your logo',
    is_watermarked && 'preview',
    asset.is_favourite && 'favorite',
    votes > 0 && votesWords(votes),
  ]
    .filter(Boolean)
    .join(', ');

/** Under the heart a pointer's way only: by keyboard it is F, and the button beside the chosen concept. */
const Heart = ({ asset, onFavourite }: Pick<TileActions, 'onFavourite'> & { asset: Asset }): JSX.Element => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.heart}
    aria-pressed={asset.is_favourite}
    aria-label={`Favorite: ${nameOf(asset)}`}
    onClick={() => onFavourite(asset)}
  >
    <Icon name="heart" size={18} />
  </button>
);

/** A concept to look at: a native radio under the drawing. */
export const ConceptTile = ({ asset, lookedAt, chosen, votes, actions }: ConceptTileProps): JSX.Element => {
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return;
    if (key.toLowerCase() === 'f') actions.onFavourite(asset);
    if (key.toLowerCase() === 'c') actions.onCompare(asset);
  };
  return (
    <div className={styles.place}>
      <label className={styles.tile} style={{ backgroundColor: asset.metadata.background ?? undefined }}>
        <input
          type="radio"
          name="concept"
          value={asset.id}
          checked={lookedAt}
          onChange={() => actions.onLook(asset.id)}
          onKeyDown={onKey}
          className={styles.input}
          aria-label={spokenName(asset, votes, chosen)}
        />
        {asset.asset_url && (
          <Preview url={asset.asset_url} alt="" sizes="(max-width: 720px) 45vw, 280px" className={styles.drawing} />
        )}
        {asset.is_watermarked && (
          <Badge tone="ink" className={styles.badge}>
            PREVIEW
          </Badge>
        )}
        {chosen && (
          <Badge tone="chosen" className={styles.yours}>
            Your logo
          </Badge>
        )}
        {votes > 0 && <Badge className={styles.votes}>{votesWords(votes)}</Badge>}
      </label>
      <Heart asset={asset} onFavourite={actions.onFavourite} />
    </div>
  );
};
