import type { JSX } from 'react';
import { CREDIT_PACKAGES, type purchaseCredits } from '@fifteen/contracts';
import { keepWayBack, useCheckout } from '@fifteen/web/checkout';
import { send } from '@fifteen/web/session';
import { Alert } from '@fifteen/web/ui';
import { PackageCard } from './package-card.tsx';
import styles from './packages.module.css';
import { WhoCanUseThem } from './who-can-use-them.tsx';

const openCheckout = (package_id: string) =>
  send<typeof purchaseCredits>({ method: 'POST', path: '/api/v1/credits/purchase', body: { package_id } });

/** The three packages of the contracts. `wayBack` is offered again once they are paid. */
export const Packages = ({ wayBack }: { wayBack?: string | undefined }): JSX.Element => {
  const checkout = useCheckout();
  const buy = (id: string): void => {
    keepWayBack(wayBack);
    void checkout.leave(id, () => openCheckout(id));
  };
  return (
    <>
      <WhoCanUseThem />
      <ul className={styles.packages}>
        {CREDIT_PACKAGES.map((offer) => (
          <PackageCard key={offer.id} offer={offer} busy={checkout.busy === offer.id} onBuy={() => buy(offer.id)} />
        ))}
      </ul>
      {checkout.problem && <Alert className={styles.problem}>{checkout.problem}</Alert>}
    </>
  );
};
