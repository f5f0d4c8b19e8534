import type { JSX } from 'react';
import { REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import { keptWayBack, useCancelledPayment, wayBackIn, wordsOfWayBack } from '@fifteen/web/checkout';
import { useSearchParams } from '@fifteen/web/router';
import { Alert, Icon, PageHeading, TextLink, VisuallyHidden } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { Page } from '../shared/page.tsx';
import styles from './buy-credits-page.module.css';
import { Packages } from './packages.tsx';

const LEAD = `A refinement set is ${VARIATIONS_PER_REFINEMENT} variations of a logo in a paid project, for ${REFINEMENT_CREDITS} credits: 100 credits make ${100 / REFINEMENT_CREDITS} sets. Paid once, no subscription, no expiry.`;

export const BuyCreditsPage = (): JSX.Element => {
  const [query] = useSearchParams();
  const cancelled = useCancelledPayment();
  const wayBack = wayBackIn(query) ?? (cancelled ? keptWayBack() : undefined);
  return (
    <Page>
      {wayBack && (
        <TextLink to={wayBack} className={styles.back}>
          <Icon name="arrow-left" size={18} /> {wordsOfWayBack(wayBack)}
        </TextLink>
      )}
      <div className={styles.top}>
        <PageHeading size="large" lead={LEAD}>
          Buy credits
        </PageHeading>
        <Balance label="Your balance" />
      </div>
      {cancelled && (
        <Alert tone="info" title="Nothing was charged" className={styles.notice}>
          You left checkout before paying. The packages are still here.
        </Alert>
      )}
      <h2>
        <VisuallyHidden>Packages</VisuallyHidden>
      </h2>
      <Packages wayBack={wayBack} />
      <p className={styles.more}>
        Cards and, where available, PayPal. Credits are non-refundable and non-transferable.{' '}
        <TextLink to="/knowledge-base/buy-credits">How credits work</TextLink>
      </p>
    </Page>
  );
};
