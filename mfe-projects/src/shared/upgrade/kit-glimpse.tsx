import type { JSX } from 'react';
import { type Asset, REFUND_DAYS, type UNPAID_VIEWS } from '@fifteen/contracts';
import styles from './upgrade.module.css';

interface Piece {
  readonly view: (typeof UNPAID_VIEWS)[number];
  readonly name: string;
}

const PIECES: readonly Piece[] = [
  { view: 'card', name: 'business cards' },
  { view: 'site', name: 'a website' },
  { view: 'shirt', name: 't-shirts' },
];

const linkTo = (template: string, view: string): string => `${template.replace('{view}', view)}&size=small`;

interface KitGlimpseProps {
  asset: Asset | undefined;
  /** False for a concept that the customer did not select. */
  isTheirs?: boolean;
}

/** The customer's own logo on pieces of the kit, watermarked: what is seen before it is paid. */
export const KitGlimpse = ({ asset, isTheirs = true }: KitGlimpseProps): JSX.Element | null => {
  const template = asset?.view_url;
  if (!template) return null;
  const subject = isTheirs ? 'Your logo' : 'One of your concepts';
  return (
    <ul className={styles.glimpse} aria-label={`${subject} on pieces of the kit`}>
      {PIECES.map(({ view, name }) => (
        <li key={view}>
          <img src={linkTo(template, view)} alt={`${subject} on ${name}`} width={512} height={512} decoding="async" />
        </li>
      ))}
    </ul>
  );
};

/** What makes paying safe. */
export const Guarantee = (): JSX.Element => (
  <p className={styles.guarantee}>
    Paid once, no subscription. {REFUND_DAYS}-day money-back guarantee on the kit. Secure card payment.
  </p>
);
