import type { JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { ButtonLink, PageHeading } from '@fifteen/web/ui';
import { Balance } from '../shared/balance.tsx';
import { Page } from '../shared/page.tsx';
import styles from './account-page.module.css';
import { BillingPart } from './billing-part.tsx';
import { CreditsPart } from './credits-part.tsx';
import { PartsMenu } from './parts-menu.tsx';
import { partOf, type PartId } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';
import { SettingsPart } from './settings-part.tsx';

const PARTS: Readonly<Record<PartId, () => JSX.Element | null>> = {
  profile: ProfilePart,
  credits: CreditsPart,
  billing: BillingPart,
  settings: SettingsPart,
};

export const AccountPage = (): JSX.Element => {
  const [params] = useSearchParams();
  const email = useSession((session) => session.user?.email);
  const part = partOf(params.get('tab'));
  const Part = PARTS[part];
  return (
    <Page>
      <header className={styles.head}>
        <PageHeading lead={email}>Account</PageHeading>
        <div className={styles.facts}>
          <Balance label="Credits" />
          <ButtonLink to="/dashboard" variant="secondary" size="medium">
            Dashboard
          </ButtonLink>
        </div>
      </header>
      <div className={styles.columns}>
        <PartsMenu open={part} />
        <Part />
      </div>
    </Page>
  );
};
