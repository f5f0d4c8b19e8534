import type { JSX } from 'react';
import { HERO_BRIEF, HERO_PICTURES, RESIDENT_STUDIOS } from '@fifteen/contracts';
import { cx, StudioTag } from '@fifteen/web/ui';
import { ConceptPicture } from './concept-picture.tsx';
import styles from './hero-board.module.css';

/** The concept that wears the ring until the pointer picks another. */
const CHOSEN = 8;

const { company_name: company, industry } = HERO_BRIEF.basic_info;

const Tile = ({ name, index }: { name: string; index: number }): JSX.Element => (
  <li className={cx(styles.tile, index === CHOSEN && styles.chosen)} style={{ '--dealt': index } as object}>
    <ConceptPicture name={name} alt="" lazy={false} />
  </li>
);

/** Fifteen concepts of one brief: a row a studio, or a column a studio on a phone. */
export const HeroBoard = (): JSX.Element => (
  <figure className={styles.figure}>
    <ul className={styles.board} aria-label={`Fifteen logo concepts for ${company}`}>
      {HERO_PICTURES.map((name, index) => (
        <Tile key={name} name={name} index={index} />
      ))}
    </ul>
    <figcaption className={styles.caption}>
      <span>
        {company}, {industry.toLowerCase()}. One brief, drawn by our engine, unretouched.
      </span>
      <ul className={styles.legend}>
        {RESIDENT_STUDIOS.map((id) => (
          <li key={id}>
            <StudioTag studio={id} />
          </li>
        ))}
      </ul>
    </figcaption>
  </figure>
);
