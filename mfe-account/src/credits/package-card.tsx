import type { JSX } from 'react';
import { REFINEMENT_CREDITS, type CreditPackage } from '@fifteen/contracts';
import { Badge, Button, Card } from '@fifteen/web/ui';
import { dollars } from '../shared/money.ts';
import styles from './package-card.module.css';

export interface PackageCardProps {
  offer: CreditPackage;
  /** Id of the text that says why buying waits. */
  why: string;
}

/** One package with its price, and what a refinement costs in it. */
export const PackageCard = ({ offer, why }: PackageCardProps): JSX.Element => (
  <Card as="li" className={styles.card}>
    <div className={styles.head}>
      <h3 className={styles.credits}>{offer.credits} credits</h3>
      {offer.popular && <Badge tone="ink">Popular</Badge>}
    </div>
    <p className={styles.price}>{dollars(offer.priceUsd)}</p>
    <p className={styles.note}>
      {offer.credits / REFINEMENT_CREDITS} refinements, {dollars((offer.priceUsd / offer.credits) * REFINEMENT_CREDITS)}{' '}
      each
    </p>
    <Button wide disabled aria-describedby={why}>
      Buy Now
    </Button>
  </Card>
);
