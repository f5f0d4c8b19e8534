import { useState, type FormEvent, type JSX } from 'react';
import { FULL_NAME_MAX, type User } from '@fifteen/contracts';
import { session, showToast, useSession } from '@fifteen/web/session';
import { Avatar, Button, SectionHeading, TextField } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { memberSince, shownName } from './member.ts';
import styles from './part.module.css';
import { saveName } from './security.ts';

const ProfileForm = ({ user }: { user: User }): JSX.Element => {
  const [name, setName] = useState(shownName(user));
  const { busy, failure, attempt } = useAttempt('Your name could not be saved. Please try again.');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await attempt(async () => session.setUser(await saveName(name)));
    if (saved) showToast('Your profile is saved.', 'success');
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void save(event)}>
      <FailureAlert message={failure?.message} />
      <TextField
        label="Full Name"
        name="full_name"
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField label="Email" type="email" value={user.email} disabled />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </form>
  );
};

export const ProfilePart = (): JSX.Element | null => {
  const user = useSession(({ user: of }) => of);
  if (!user) return null;
  return (
    <section aria-labelledby="profile" className={styles.part}>
      <SectionHeading id="profile">Profile</SectionHeading>
      <div className={styles.person}>
        <Avatar name={shownName(user)} picture={user.avatar_url} size="large" />
        <dl className={styles.facts}>
          <div>
            <dt>Member Since</dt>
            <dd>{memberSince(user.created_at)}</dd>
          </div>
        </dl>
      </div>
      <ProfileForm key={user.id} user={user} />
    </section>
  );
};
