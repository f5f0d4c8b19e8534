import type { JSX } from 'react';
import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { Container, Section } from '@fifteen/web/ui';
import styles from './gallery.module.css';
import { GuestStudio } from './guest-studio.tsx';
import { ResidentStudio } from './resident-studio.tsx';

export const Gallery = (): JSX.Element => (
  <Section ground="ink" id="examples" aria-labelledby="examples-heading" className={styles.band}>
    <Container>
      <div className={styles.head}>
        <h2 id="examples-heading" className={styles.heading}>
          Same brief, five temperaments.
        </h2>
        <p className={styles.text}>
          Five invented businesses, and what the three residents make of them.{' '}
          <span className={styles.wide}>Read down a column to compare.</span>
        </p>
      </div>
      <ul className={styles.residents}>
        {RESIDENT_STUDIOS.map((id) => (
          <ResidentStudio key={id} id={id} />
        ))}
      </ul>
      <ul className={styles.guests}>
        <GuestStudio id="marrow" />
        <GuestStudio id="tessera" />
      </ul>
    </Container>
  </Section>
);
