import { useState, type JSX } from 'react';
import { STUDIOS, type SharedProject } from '@fifteen/contracts';
import { Badge, Icon } from '@fifteen/web/ui';
import styles from './vote-tile.module.css';

interface VoteTileProps {
  concept: SharedProject['concepts'][number];
  voted: boolean;
  onVote: () => void;
  onLook: () => void;
}

/** A concept to vote for: a checkbox under the picture, and a way to see it large. */
export const VoteTile = ({ concept, voted, onVote, onLook }: VoteTileProps): JSX.Element => {
  const { asset_url, background, is_watermarked, studio, title } = concept;
  const name = `${title ?? 'Concept'} by ${STUDIOS[studio].name}`;
  const [small, large] = [`${asset_url}?size=small`, `${asset_url}?size=large`];
  const [there, setThere] = useState(false);
  return (
    <div className={styles.place}>
      <label className={styles.tile} style={{ backgroundColor: background ?? undefined }} aria-busy={!there}>
        <input type="checkbox" checked={voted} onChange={onVote} className={styles.input} aria-label={name} />
        <img
          src={small}
          srcSet={`${small} 512w, ${large} 1024w`}
          sizes="(max-width: 720px) 45vw, 300px"
          alt=""
          width={512}
          height={512}
          onLoad={() => setThere(true)}
          className={styles.picture}
        />
        {is_watermarked && (
          <Badge tone="ink" className={styles.badge}>
            PREVIEW
          </Badge>
        )}
        <span className={styles.heart} data-voted={voted}>
          <Icon name="heart" size={20} />
        </span>
      </label>
      <button type="button" className={styles.look} aria-label={`Look closer: ${name}`} aria-haspopup="dialog" onClick={onLook}>
        <Icon name="search" size={18} />
      </button>
    </div>
  );
};
