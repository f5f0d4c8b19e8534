import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button, SectionHeading, Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { TwoStep } from '../two-step/two-step.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './part.module.css';
import { SecurityEvents } from './security-events.tsx';
import { securityQuery } from './security.ts';
import { Sessions } from './sessions.tsx';

const Loading = (): JSX.Element => (
  <div className={styles.fields}>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton width="100%" height="52px" />
    <Skeleton width="100%" height="52px" />
    <Skeleton width="100%" height="52px" />
  </div>
);

const Parts = (): JSX.Element => {
  const { data, isError, refetch } = useQuery(securityQuery);
  if (isError) {
    return (
      <Alert>
        We couldn’t load your settings.{' '}
        <Button variant="quiet" size="medium" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      {!data.email_verified && <ConfirmAddress />}
      <ChangePassword hasPassword={data.has_password} />
      <TwoStep security={data} />
      <Passkeys security={data} />
      <Sessions sessions={data.sessions} />
      <SecurityEvents />
      <DownloadData />
      <DeleteAccount hasPassword={data.has_password} hasGoogle={data.has_google} isFresh={data.is_fresh} />
    </>
  );
};

export const SettingsPart = (): JSX.Element => (
  <section aria-labelledby="settings" className={styles.part}>
    <SectionHeading id="settings">Settings</SectionHeading>
    <Parts />
  </section>
);
