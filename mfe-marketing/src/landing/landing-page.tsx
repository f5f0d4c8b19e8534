import type { JSX } from 'react';
import { TryIt } from '../trials/try-it.tsx';
import { Closing } from './closing.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './landing-page.module.css';
import { Pricing } from './pricing.tsx';
import { Values } from './values.tsx';

export const LandingPage = (): JSX.Element => (
  <div className={styles.landing}>
    <Hero />
    <TryIt />
    <Gallery />
    <HowItWorks />
    <Values />
    <Pricing />
    <Closing />
  </div>
);
