import type { JSX } from 'react';
import type { SecurityEvent } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { SectionHeading, Skeleton } from '@fifteen/web/ui';
import { LoadProblem } from '../shared/load-problem.tsx';
import { lastUsed } from './member.ts';
import styles from './part.module.css';
import { securityEventsQuery } from './security.ts';
import list from './sessions.module.css';

const WORDS: Readonly<Record<SecurityEvent['kind'], string>> = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in with a wrong password',
  sign_in_limited: 'Too many tries to sign in: more were refused for a while',
  token_reused: 'An old sign-in was used again, so we signed that device out',
  password_changed: 'Password changed',
  password_reset_asked: 'Link to reset the password requested',
  password_reset: 'Password reset by email',
  email_verified: 'Email confirmed',
  google_linked: 'Google linked',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  second_factor_failed: 'Wrong code for two-step sign-in',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'New recovery codes created',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_refused: 'Sign-in with a passkey refused',
  session_ended: 'Device signed out',
  account_exported: 'Data downloaded',
  object_protected: 'Another account tried to open something of yours and was refused',
};

const Event = ({ of: { kind, count, at, last_at } }: { of: SecurityEvent }): JSX.Element => (
  <li className={list.device}>
    <div>
      <p className={list.name}>{WORDS[kind]}</p>
      <p className={list.when}>
        {count > 1 ? `${count} times, last ` : ''}
        <time dateTime={count > 1 ? last_at : at}>{lastUsed(count > 1 ? last_at : at)}</time>
      </p>
    </div>
  </li>
);

const List = (): JSX.Element => {
  const { data, error, refetch } = useQuery(securityEventsQuery);
  if (error && !data) return <LoadProblem title="We couldn’t load recent activity" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={140} shape="tile" />;
  if (data.events.length === 0) return <p className={styles.note}>No activity in the last 90 days.</p>;
  return (
    <ul className={list.devices}>
      {data.events.map((event) => (
        <Event key={event.id} of={event} />
      ))}
    </ul>
  );
};

/** What happened to the account lately: what its owner did, and what others tried. */
export const SecurityEvents = (): JSX.Element => (
  <section aria-labelledby="security-events" className={styles.block}>
    <SectionHeading id="security-events" size="small">
      Recent activity
    </SectionHeading>
    <p className={styles.note}>If you don&apos;t recognize something, change your password and sign out everywhere else.</p>
    <List />
  </section>
);
