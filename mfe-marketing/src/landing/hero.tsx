import { useRef, type JSX } from 'react';
import { CONCEPTS_PER_STUDIO, WELCOME_CREDITS } from '@fifteen/contracts';
import { useFocusOnArrival } from '@fifteen/web/page';
import { ButtonLink, Container } from '@fifteen/web/ui';
import { HeroBoard } from './hero-board.tsx';
import styles from './hero.module.css';
import { useStartTarget } from '../shared/start-target.ts';
import { WelcomeNotice } from './welcome-notice.tsx';

const FACTS = ['15 concepts free', `${WELCOME_CREDITS} credits on sign-up`, 'No credit card'];

const Headline = (): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.headline}>
      See fifteen. <span className={styles.turn}>Keep one.</span>
    </h1>
  );
};

export const Hero = (): JSX.Element => (
  <Container className={styles.hero}>
    <WelcomeNotice />
    <Headline />
    <div className={styles.row}>
      <p className={styles.lede}>
        Take a two-minute taste test. Helios, '78 and Apex draw {CONCEPTS_PER_STUDIO} logos each for your business while
        you watch.
      </p>
      <div>
        <div className={styles.actions}>
          <ButtonLink to={useStartTarget()}>Get Started</ButtonLink>
          <ButtonLink to="#examples" variant="secondary">
            See Examples
          </ButtonLink>
        </div>
        <ul className={styles.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
    <HeroBoard />
  </Container>
);
