import type { JSX } from 'react';
import { LANDING_BRIEFS, STUDIOS, studioPictures, type ResidentStudioId } from '@fifteen/contracts';
import { Card } from '@fifteen/web/ui';
import { ConceptPicture } from './concept-picture.tsx';
import styles from './resident-studio.module.css';

export interface ResidentStudioProps {
  id: ResidentStudioId;
}

/** A studio in its own colour: its philosophy, and one concept of each invented business. */
export const ResidentStudio = ({ id }: ResidentStudioProps): JSX.Element => {
  const { name, philosophy } = STUDIOS[id];
  return (
    <Card as="li" tone={id} padding="none" className={styles.studio}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.philosophy}>{philosophy}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls the strip on a phone */}
      <ul className={styles.concepts} aria-label={`Concepts by ${name}`} tabIndex={0}>
        {studioPictures(id).map((picture, i) => (
          <li key={picture}>
            <ConceptPicture name={picture} alt="" height={400} className={styles.picture} />
            <span className={styles.business}>{LANDING_BRIEFS[i]?.basic_info.company_name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
