import type { CSSProperties, JSX } from 'react';
import { AD_FILM_SECONDS, BRAND_KIT_PRICE_USD, HERO_BRIEF, HERO_PICTURES, LANDING_PICTURES_PATH, REFUND_DAYS } from '@fifteen/contracts';
import { cx } from '@fifteen/web/ui';
import styles from './kit-pieces.module.css';
import type { Shown } from './use-trial.ts';

interface Sample {
  readonly name: string;
  readonly picture: string;
  /** What surrounds the picture on a piece: the color of its own background. */
  readonly around: CSSProperties;
}

/** Of the hero's board, which has loaded it already. */
const EXAMPLE = 8;
const EXAMPLE_PICTURE = `${LANDING_PICTURES_PATH}/${HERO_PICTURES[EXAMPLE]}`;

/** The corner of a picture is its background: enlarged it is a plain color. */
const exampleOf = (): Sample => ({
  name: HERO_BRIEF.basic_info.company_name,
  picture: EXAMPLE_PICTURE,
  around: { backgroundImage: `url("${EXAMPLE_PICTURE}")`, backgroundSize: '2400% auto' },
});

const sampleOf = (shown: Shown | null): Sample => {
  const concept = shown?.trial.concepts[0];
  return shown && concept ? { name: shown.name, picture: concept.picture, around: { backgroundColor: concept.background } } : exampleOf();
};

const PIECES = [
  { piece: 'card', name: 'Business cards' },
  { piece: 'site', name: 'Website' },
  { piece: 'shirt', name: 'T-shirt' },
  { piece: 'film', name: `${AD_FILM_SECONDS}-second ad` },
] as const;

/** What the kit makes of a logo: the visitor's own where they tried a name, else an example. Watermarked as the trial is. */
export const KitPieces = ({ shown }: { shown: Shown | null }): JSX.Element => {
  const { name, picture, around } = sampleOf(shown);
  return (
    <div className={styles.kit}>
      <div>
        <h3 className={styles.heading}>Then put it to work.</h3>
        <p className={styles.text}>
          The brand kit makes business cards, a website, social headers, a t-shirt and an ad video from your logo, and includes every file you need.
        </p>
        <ul className={styles.facts}>
          <li>${BRAND_KIT_PRICE_USD} per project, paid once</li>
          <li>No subscription</li>
          <li>{REFUND_DAYS}-day money-back guarantee</li>
        </ul>
      </div>
      <ul className={styles.pieces} aria-label={`${shown ? 'Your logo' : name} on pieces of the brand kit`}>
        {PIECES.map(({ piece, name: label }) => (
          <li key={piece}>
            <span className={styles.scene}>
              <span className={cx(styles.piece, styles[piece])} style={around}>
                <img src={picture} alt="" width={480} height={480} decoding="async" className={styles.logo} />
              </span>
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
