import type { JSX } from 'react';
import { useSession } from '@fifteen/web/session';
import { Button, SectionHeading, TextField } from '@fifteen/web/ui';
import { memberSince, shownName } from './member.ts';
import styles from './part.module.css';

export const ProfilePart = (): JSX.Element | null => {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <section aria-labelledby="profile" className={styles.part}>
      <SectionHeading id="profile">Profile</SectionHeading>
      <div className={styles.fields}>
        <TextField label="Full Name" value={shownName(user)} readOnly />
        <TextField label="Email" type="email" value={user.email} disabled />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Member Since</dt>
          <dd>{memberSince(user.created_at)}</dd>
        </div>
      </dl>
      <div>
        <Button disabled aria-describedby="save-note">
          Save Changes
        </Button>
        <p id="save-note" className={styles.note}>
          Changing your name opens with a later release.
        </p>
      </div>
    </section>
  );
};
