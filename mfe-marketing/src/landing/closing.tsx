import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { Board, ButtonLink, Container, Section, type BoardCell } from '@fifteen/web/ui';
import styles from './closing.module.css';
import { useStartTarget } from '../shared/start-target.ts';

/** The mark itself: fifteen dots, one of them lit. */
const MARK: readonly BoardCell[] = Array.from({ length: CONCEPTS_PER_PROJECT }, (_, i) => ({
  state: i === 8 ? 'chosen' : 'done',
}));

export const Closing = (): JSX.Element => (
  <Section ground="ink" aria-labelledby="closing-heading">
    <Container className={styles.columns}>
      <div>
        <h2 id="closing-heading" className={styles.heading}>
          One of them is yours.
        </h2>
        <p className={styles.text}>Two minutes of looking at pictures. Then fifteen logos with your name on them, free.</p>
        <ButtonLink to={useStartTarget()}>Get Started</ButtonLink>
      </div>
      <Board shape="dots" cells={MARK} className={styles.mark} />
    </Container>
  </Section>
);
