import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, CONCEPTS_PER_PROJECT, REFINEMENT_CREDITS, WELCOME_CREDITS } from '@fifteen/contracts';
import { ButtonLink, Card, Container, Section, ShapesGrid } from '@fifteen/web/ui';
import styles from './pricing.module.css';
import { useStartTarget } from '../shared/start-target.ts';

const LINES = [
  { what: `${CONCEPTS_PER_PROJECT} logo concepts a project`, price: 'Free' },
  { what: 'Logo refinements, in paid projects', price: `${REFINEMENT_CREDITS} credits per set` },
  { what: 'Credits to start with', price: `${WELCOME_CREDITS}, good for ${WELCOME_CREDITS / REFINEMENT_CREDITS} sets` },
  { what: 'Complete brand kit', price: `$${BRAND_KIT_PRICE_USD}, once` },
] as const;

export const Pricing = (): JSX.Element => (
  <Section id="pricing" aria-labelledby="pricing-heading" className={styles.section}>
    <Container className={styles.columns}>
      <div className={styles.ground}>
        <ShapesGrid />
      </div>
      <Card className={styles.card}>
        <h2 id="pricing-heading" className={styles.heading}>
          Start Free
        </h2>
        <p className={styles.price}>$0</p>
        <dl className={styles.lines}>
          {LINES.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={useStartTarget()} wide>
          Get Started
        </ButtonLink>
        <p className={styles.note}>
          No card to start. Card payments are secure and handled by our payment provider: your card number never reaches us.
        </p>
      </Card>
    </Container>
  </Section>
);
