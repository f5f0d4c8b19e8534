import type { JSX } from 'react';
import {
  BRAND_KIT_COMPONENTS,
  BRAND_KIT_PRICE_USD,
  REFINEMENT_CREDITS,
  VARIATIONS_PER_REFINEMENT,
  WELCOME_CREDITS,
} from '@fifteen/contracts';
import { useSession } from '@fifteen/web/session';
import { ButtonLink, Card, PageHeading, SectionHeading } from '@fifteen/web/ui';
import { Page } from '../shared/page.tsx';
import styles from './welcome-page.module.css';

const leadFor = (signedIn: boolean): string =>
  signedIn
    ? 'They are on your account now. They do not expire, and your first 15 concepts do not touch them.'
    : 'Every new account receives them. They do not expire, and your first 15 concepts do not touch them.';

export const WelcomePage = (): JSX.Element => {
  const signedIn = useSession((session) => session.status) === 'signed_in';
  return (
    <Page>
      <PageHeading size="large" above="Welcome" lead={leadFor(signedIn)}>
        {signedIn ? `You received ${WELCOME_CREDITS} free credits.` : `${WELCOME_CREDITS} free credits to start with.`}
      </PageHeading>
      <ul className={styles.cards}>
        <Card as="li" tone="ink" className={styles.card}>
          <p className={styles.figure} aria-hidden="true">
            {VARIATIONS_PER_REFINEMENT}
          </p>
          <SectionHeading>Instant Refinement</SectionHeading>
          <p className={styles.text}>
            {VARIATIONS_PER_REFINEMENT} variations for {REFINEMENT_CREDITS} credits, in your own words or without any.{' '}
            {WELCOME_CREDITS} credits make {WELCOME_CREDITS / REFINEMENT_CREDITS} of them.
          </p>
        </Card>
        <Card as="li" className={styles.card}>
          <p className={styles.figure} aria-hidden="true">
            ${BRAND_KIT_PRICE_USD}
          </p>
          <SectionHeading>Complete Brand Kit</SectionHeading>
          <p className={styles.text}>
            {BRAND_KIT_COMPONENTS} parts from the logo you choose: business cards, website, social headers, t-shirt and an
            ad video. Paid once.
          </p>
        </Card>
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/getting-started">Take a Quick Tour</ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Skip to Dashboard
        </ButtonLink>
      </div>
    </Page>
  );
};
