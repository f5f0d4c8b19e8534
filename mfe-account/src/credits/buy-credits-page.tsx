import type { JSX } from 'react';
import { REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import { PageHeading, TextLink, VisuallyHidden } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { Page } from '../shared/page.tsx';
import styles from './buy-credits-page.module.css';
import { Packages } from './packages.tsx';

const LEAD = `${VARIATIONS_PER_REFINEMENT} variations of a logo cost ${REFINEMENT_CREDITS} credits. Paid once, no subscription, no expiry.`;

export const BuyCreditsPage = (): JSX.Element => (
  <Page>
    <div className={styles.top}>
      <PageHeading size="large" lead={LEAD}>
        Buy credits
      </PageHeading>
      <Balance label="Your balance" />
    </div>
    <h2>
      <VisuallyHidden>Packages</VisuallyHidden>
    </h2>
    <Packages />
    <p className={styles.more}>
      Credits are non-refundable and non-transferable. <TextLink to="/knowledge-base/buy-credits">How credits work</TextLink>
    </p>
  </Page>
);
