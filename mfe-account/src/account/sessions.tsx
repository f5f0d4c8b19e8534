import { useRef, type JSX } from 'react';
import type { SessionSummary } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { showToast } from '@fifteen/web/session';
import { Badge, Button, SectionHeading } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { useAttempt } from '@fifteen/web/attempt';
import { lastUsed } from './member.ts';
import styles from './part.module.css';
import { securityQuery, signOutDevice, signOutOthers } from './security.ts';
import list from './sessions.module.css';

const METHODS = { password: 'with password', google: 'with Google', passkey: 'with a passkey' } as const;

interface DeviceProps {
  readonly of: SessionSummary;
  readonly onSignOut: () => void;
}

const Device = ({ of, onSignOut }: DeviceProps): JSX.Element => (
  <li className={list.device}>
    <div>
      <p className={list.name}>
        {of.device} {of.is_current && <Badge>This device</Badge>}
      </p>
      <p className={list.when}>
        Signed in {METHODS[of.method]}, last used {lastUsed(of.last_used_at)}
      </p>
    </div>
    {!of.is_current && (
      <Button variant="secondary" size="medium" aria-label={`Sign out ${of.device}`} onClick={onSignOut}>
        Sign out
      </Button>
    )}
  </li>
);

export const Sessions = ({ sessions }: { sessions: readonly SessionSummary[] }): JSX.Element => {
  const queries = useQueryClient();
  const { busy, failure, attempt } = useAttempt('The device could not be signed out. Please try again.');
  const heading = useRef<HTMLHeadingElement>(null);
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    if (!(await attempt(work))) return;
    showToast(words, 'success');
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey });
    // The button that was pressed has gone with its device.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="sessions" className={styles.block}>
      <SectionHeading id="sessions" size="small" ref={heading} tabIndex={-1}>
        Where you are signed in
      </SectionHeading>
      <FailureAlert message={failure?.message} />
      <ul className={list.devices}>
        {sessions.map((of) => (
          <Device key={of.id} of={of} onSignOut={() => void run(() => signOutDevice(of.id), `${of.device} is signed out.`)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void run(signOutOthers, 'All other devices are signed out.')}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
};
