import { useId, type JSX } from 'react';
import { CREDIT_PACKAGES } from '@fifteen/contracts';
import { CHECKOUT_LATER } from '../shared/openings.ts';
import { PackageCard } from './package-card.tsx';
import styles from './packages.module.css';

/** The three packages of the contracts. */
export const Packages = (): JSX.Element => {
  const why = useId();
  return (
    <>
      <ul className={styles.packages}>
        {CREDIT_PACKAGES.map((offer) => (
          <PackageCard key={offer.id} offer={offer} why={why} />
        ))}
      </ul>
      <p id={why} className={styles.note}>
        {CHECKOUT_LATER}
      </p>
    </>
  );
};
