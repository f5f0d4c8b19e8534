import type { JSX } from 'react';
import { REFINEMENT_CREDITS, type CreditPackage } from '@fifteen/contracts';
import { Badge, Button, Card, VisuallyHidden } from '@fifteen/web/ui';
import { dollars } from '../shared/money.ts';
import styles from './package-card.module.css';

export interface PackageCardProps {
  offer: CreditPackage;
  busy: boolean;
  onBuy: () => void;
}

/** One package with its price, and what a refinement costs in it. */
export const PackageCard = ({ offer, busy, onBuy }: PackageCardProps): JSX.Element => (
  <Card as="li" tone={offer.popular ? 'ink' : 'white'} className={styles.card}>
    <div className={styles.head}>
      <h3 className={styles.credits}>{offer.credits} credits</h3>
      {offer.popular && <Badge tone="chosen">Popular</Badge>}
    </div>
    <p className={styles.price}>{dollars(offer.priceUsd)}</p>
    <p className={styles.note}>
      {offer.credits / REFINEMENT_CREDITS} refinement sets, {dollars((offer.priceUsd / offer.credits) * REFINEMENT_CREDITS)}{' '}
      each
    </p>
    <Button wide variant={offer.popular ? 'primary' : 'secondary'} busy={busy} busyLabel="Opening checkout..." onClick={onBuy}>
      Buy Now
      <VisuallyHidden> {offer.credits} credits</VisuallyHidden>
    </Button>
  </Card>
);
