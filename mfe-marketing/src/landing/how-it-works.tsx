import type { JSX } from 'react';
import { Board, Container, Section } from '@fifteen/web/ui';
import styles from './how-it-works.module.css';
import { STEPS } from './steps.ts';

export const HowItWorks = (): JSX.Element => (
  <Section id="how-it-works" aria-labelledby="how-it-works-heading">
    <Container>
      <h2 id="how-it-works-heading" className={styles.heading}>
        From taste to logo in four steps.
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, dots }, i) => (
          <li key={title} className={styles.step}>
            <Board shape="dots" cells={dots} className={styles.board} />
            <div>
              <h3 className={styles.title}>
                <span className={styles.number}>{i + 1}</span> {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  </Section>
);
