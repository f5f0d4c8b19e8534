import { useState, type JSX } from 'react';
import { session, useSession } from '@fifteen/web/session';
import { useLinkToken } from '../shared/use-link-token.ts';
import { Asking, Confirmed, DeadLink, Disowned, NotConfirmed } from './link-outcomes.tsx';
import { useMailLink } from './use-mail-link.ts';
import { WasItYou } from './was-it-you.tsx';

const CONFIRMING = 'Confirming your address...';

/** Who is signed in to the account and holds its mailbox has shown both. */
const Confirmation = ({ token }: { token: string }): JSX.Element => {
  const { outcome, again } = useMailLink(token, session.verifyEmail);
  if (outcome === 'asking') return <Asking label={CONFIRMING} />;
  if (outcome === 'dead') return <DeadLink />;
  return 'problem' in outcome ? <NotConfirmed problem={outcome.problem} again={again} /> : <Confirmed />;
};

/** Where the link of the welcome mail leads. */
export const ConfirmEmailPage = (): JSX.Element => {
  const token = useLinkToken();
  const { outcome, again } = useMailLink(token, session.readMailLink);
  const [isClosed, setClosed] = useState(false);
  const { status, user } = useSession();
  if (outcome === 'dead' || token === null) return <DeadLink />;
  if (outcome === 'asking' || status === 'loading') return <Asking label={CONFIRMING} />;
  if ('problem' in outcome) return <NotConfirmed problem={outcome.problem} again={again} />;
  const link = outcome.done;
  if (isClosed) return <Disowned email={link.email} />;
  if (user?.email === link.email) return <Confirmation token={token} />;
  return <WasItYou link={link} token={token} onClosed={() => setClosed(true)} />;
};
