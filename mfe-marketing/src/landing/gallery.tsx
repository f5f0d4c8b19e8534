import type { JSX } from 'react';
import { STUDIO_IDS } from '@fifteen/contracts';
import { Button, Container, Section } from '@fifteen/web/ui';
import styles from './gallery.module.css';
import { StudioReels } from './studio-reels.tsx';
import { useReelsPlaying } from './use-reels-playing.ts';

export const Gallery = (): JSX.Element => {
  const { isPlaying, toggle } = useReelsPlaying();
  return (
    <Section ground="ink" id="examples" aria-labelledby="examples-heading" className={styles.band}>
      <Container>
        <div className={styles.head}>
          <h2 id="examples-heading" className={styles.heading}>
            Same brief, five styles.
          </h2>
          <div>
            <p className={styles.text}>
              Five briefs, each drawn by all five studios. <span className={styles.wide}>Read down a column to compare.</span>
            </p>
            <Button variant="secondary" size="medium" className={styles.toggle} onClick={toggle}>
              {isPlaying ? 'Pause the films' : 'Play the films'}
            </Button>
          </div>
        </div>
        <ul className={styles.studios}>
          {STUDIO_IDS.map((id) => (
            <StudioReels key={id} id={id} isPlaying={isPlaying} />
          ))}
        </ul>
      </Container>
    </Section>
  );
};
