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
    ? "They're in your account and never expire. Your first 15 logos are free."
    : 'Every new account gets them, and they never expire. Your first 15 logos are free.';

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
            {WELCOME_CREDITS} credits make {WELCOME_CREDITS / REFINEMENT_CREDITS} sets, in projects you have unlocked for ${BRAND_KIT_PRICE_USD}.
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
