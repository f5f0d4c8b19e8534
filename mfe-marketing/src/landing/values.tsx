import type { JSX } from 'react';
import { HERO_BRIEF, HERO_PICTURES, REFUND_DAYS } from '@fifteen/contracts';
import { Card, Container, Section } from '@fifteen/web/ui';
import { ConceptPicture } from './concept-picture.tsx';
import styles from './values.module.css';

/** The concept of the hero's board that wears the ring, at four widths of the same file. */
const CHOSEN_PICTURE = HERO_PICTURES[8] ?? '';
const WIDTHS = [48, 96, 176, 320] as const;

const Sizes = (): JSX.Element => (
  <div className={styles.sizes} aria-hidden="true">
    {WIDTHS.map((width) => (
      <span key={width} style={{ width }} className={styles.sized}>
        <ConceptPicture name={CHOSEN_PICTURE} alt="" />
      </span>
    ))}
  </div>
);

const Palette = (): JSX.Element => (
  <div className={styles.palette} aria-hidden="true">
    {HERO_BRIEF.taste_theft.extracted_palette.map((colour) => (
      <span key={colour} style={{ background: colour }} />
    ))}
  </div>
);

const { vibe_check: vibes, comparison_game: comparisons, hate_test: dislikes } = HERO_BRIEF;

/** What the bakery behind the hero's board answered, in words. */
const ANSWERS = [
  ...vibes.selected_logos,
  comparisons.premium_vs_accessible,
  comparisons.bold_vs_subtle,
  comparisons.modern_vs_classic,
  `no ${dislikes.disliked_logo_id}`,
].map((id) => id.replaceAll('_', ' '));

const Answers = (): JSX.Element => (
  <div className={styles.answers} aria-hidden="true">
    <p className={styles.because}>Because</p>
    <ul className={styles.tags}>
      {ANSWERS.map((answer) => (
        <li key={answer}>{answer}</li>
      ))}
    </ul>
  </div>
);

export const Values = (): JSX.Element => (
  <Section id="features" aria-labelledby="features-heading" className={styles.section}>
    <Container>
      <h2 id="features-heading" className={styles.heading}>
        Made for you, and yours to keep.
      </h2>
      <ul className={styles.cards}>
        <Card as="li" className={styles.wide}>
          <Sizes />
          <h3 className={styles.title}>Drawn, not pasted</h3>
          <p className={styles.text}>
            Every logo is geometry: outlined letters and constructed marks, sharp from a browser tab to the side of a
            van. Paid projects come as high-resolution files: SVG, PNG in several sizes and PDF.
          </p>
        </Card>
        <Card as="li" tone="sunken" className={styles.tall}>
          <Palette />
          <h3 className={styles.title}>Your colors, your rules</h3>
          <p className={styles.text}>
            Your palette comes from your own image. Tell us what you dislike, and we’ll keep it out.
          </p>
        </Card>
        <Card as="li" tone="sunken" className={styles.tall}>
          <Answers />
          <h3 className={styles.title}>Every concept says why</h3>
          <p className={styles.text}>
            Each logo comes with its reasons: which of your answers shaped it. No black box, no magic.
          </p>
        </Card>
        <Card as="li" tone="ink" className={styles.wide}>
          <p className={styles.days} aria-hidden="true">
            {REFUND_DAYS}
            <span>days</span>
          </p>
          <h3 className={styles.title}>Yours for life, or your money back</h3>
          <p className={styles.text}>
            Pay once, no subscription, and own the rights to your paid logo. You can return the brand kit within{' '}
            {REFUND_DAYS} days.
          </p>
        </Card>
      </ul>
    </Container>
  </Section>
);
