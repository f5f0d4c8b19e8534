import type { JSX } from 'react';
import { SUPPORT_EMAIL } from '@fifteen/contracts';
import { Button, SectionHeading } from '@fifteen/web/ui';
import styles from './part.module.css';

const ChangePassword = (): JSX.Element => (
  <section aria-labelledby="password">
    <SectionHeading id="password" size="small">
      Change Password
    </SectionHeading>
    <p className={styles.note}>Changing your password opens with a later release.</p>
  </section>
);

const DeleteAccount = (): JSX.Element => (
  <section aria-labelledby="delete" className={styles.rule}>
    <SectionHeading id="delete" size="small">
      Delete Account
    </SectionHeading>
    <p className={styles.note}>
      Permanently deletes your account and all data. This cannot be undone. The button opens with a later release; until
      then write to <a href={`mailto:${SUPPORT_EMAIL}?subject=Delete%20my%20account`}>{SUPPORT_EMAIL}</a> from the
      address of your account.
    </p>
    <p className={styles.note}>
      <Button variant="danger" disabled>
        Delete Account
      </Button>
    </p>
  </section>
);

export const SettingsPart = (): JSX.Element => (
  <section aria-labelledby="settings" className={styles.part}>
    <SectionHeading id="settings">Settings</SectionHeading>
    <ChangePassword />
    <DeleteAccount />
  </section>
);
