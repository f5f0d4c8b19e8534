import { useRef, useState, type JSX } from 'react';
import type { AccountSecurity, Passkey } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { showToast } from '@fifteen/web/session';
import { Button, Modal, SectionHeading } from '@fifteen/web/ui';
import { lastUsed } from '../account/member.ts';
import part from '../account/part.module.css';
import { securityQuery } from '../account/security.ts';
import list from '../account/sessions.module.css';
import { dayOf } from '@fifteen/web/dates';
import styles from '../two-step/two-step.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { knowsPasskeys } from './passkeys-api.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Opened = { readonly to: 'add' } | { readonly to: 'rename' | 'remove'; readonly of: Passkey };

const TITLES: Readonly<Record<Opened['to'], string>> = { add: 'Add a passkey', rename: 'Rename passkey', remove: 'Remove this passkey?' };

interface RowProps {
  readonly of: Passkey;
  readonly onOpen: (opened: Opened) => void;
}

const Row = ({ of, onOpen }: RowProps): JSX.Element => (
  <li className={list.device}>
    <div>
      <p className={list.name}>{of.name}</p>
      <p className={list.when}>
        Added {dayOf(of.created_at)}, {of.last_used_at ? `last used ${lastUsed(of.last_used_at)}` : 'not used yet'}
      </p>
    </div>
    <div className={styles.buttons}>
      <Button variant="secondary" size="medium" aria-label={`Rename ${of.name}`} onClick={() => onOpen({ to: 'rename', of })}>
        Rename
      </Button>
      <Button variant="secondary" size="medium" aria-label={`Remove ${of.name}`} onClick={() => onOpen({ to: 'remove', of })}>
        Remove
      </Button>
    </div>
  </li>
);

const Adding = ({ security, onOpen }: { security: AccountSecurity; onOpen: (opened: Opened) => void }): JSX.Element => {
  if (!security.email_verified) return <p className={part.note}>Confirm your email address first. The link is at the top of this page.</p>;
  if (!knowsPasskeys()) return <p className={part.note}>This browser does not support passkeys.</p>;
  return (
    <div>
      <Button variant="secondary" onClick={() => onOpen({ to: 'add' })}>
        Add a passkey
      </Button>
    </div>
  );
};

export const Passkeys = ({ security }: { readonly security: AccountSecurity }): JSX.Element => {
  const [opened, setOpened] = useState<Opened>();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = async (words: string): Promise<void> => {
    setOpened(undefined);
    showToast(words, 'success');
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey });
    // The button that was pressed may have gone with its passkey.
    if (document.activeElement === document.body) heading.current?.focus();
  };
  return (
    <section aria-labelledby="passkeys" className={part.block}>
      <SectionHeading id="passkeys" size="small" ref={heading} tabIndex={-1}>
        Passkeys
      </SectionHeading>
      <p className={part.note}>Log in with your fingerprint, your face or your screen lock. No password and no code to type.</p>
      {security.passkeys.length > 0 && (
        <ul className={list.devices}>
          {security.passkeys.map((of) => (
            <Row key={of.id} of={of} onOpen={setOpened} />
          ))}
        </ul>
      )}
      <Adding security={security} onOpen={setOpened} />
      {opened && (
        <Modal open onClose={() => setOpened(undefined)} title={TITLES[opened.to]}>
          {opened.to === 'add' && <AddPasskey security={security} onDone={(words) => void done(words)} />}
          {opened.to === 'rename' && <RenamePasskey of={opened.of} onDone={(words) => void done(words)} />}
          {opened.to === 'remove' && <RemovePasskey of={opened.of} onDone={(words) => void done(words)} />}
        </Modal>
      )}
    </section>
  );
};
