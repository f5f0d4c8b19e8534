import type { JSX } from 'react';
import { reelsOf, RESIDENT_STUDIOS, STUDIOS, type StudioProfile } from '@fifteen/contracts';
import { Card } from '@fifteen/web/ui';
import { ReelFilm } from './reel-film.tsx';
import styles from './studio-reels.module.css';

export interface StudioReelsProps {
  id: StudioProfile['id'];
  isPlaying: boolean;
}

const RESIDENTS: ReadonlySet<string> = new Set(RESIDENT_STUDIOS);

const where = (id: StudioProfile['id']): string => (RESIDENTS.has(id) ? 'Resident' : 'Guest. Joins in refinements.');

/** A studio in its own colour: its philosophy, and what it makes of each of the five businesses. */
export const StudioReels = ({ id, isPlaying }: StudioReelsProps): JSX.Element => {
  const { name, philosophy } = STUDIOS[id];
  return (
    <Card as="li" tone={id} padding="none" className={styles.studio}>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.philosophy}>{philosophy}</p>
        <p className={styles.where}>{where(id)}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls the strip on a phone */}
      <ul className={styles.concepts} aria-label={`Concepts by ${name}`} tabIndex={0}>
        {reelsOf(id).map((reel) => (
          <li key={reel.film}>
            <ReelFilm reel={reel} isPlaying={isPlaying} />
            <span className={styles.business}>{reel.brief.company}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
