import { useEffect, useRef, useState, type JSX } from 'react';
import { ApiError, session, useSession } from '@fifteen/web/session';
import { Button, ButtonLink, Container, EmptyState, LoadingBoard } from '@fifteen/web/ui';
import { messageOf } from '../shared/message-of.ts';
import { useLinkToken } from '../shared/use-link-token.ts';

type Outcome = 'asking' | 'confirmed' | 'dead' | { readonly problem: string };

const useConfirmation = (token: string | null): { outcome: Outcome; again: () => void } => {
  const [outcome, setOutcome] = useState<Outcome>(token ? 'asking' : 'dead');
  const asked = useRef(false);

  const ask = (): void => {
    if (!token) return;
    setOutcome('asking');
    session.verifyEmail(token).then(
      () => setOutcome('confirmed'),
      (error: unknown) => {
        const isDead = error instanceof ApiError && error.code === 'mail_link_invalid';
        setOutcome(isDead ? 'dead' : { problem: messageOf(error, 'Your address could not be confirmed.') });
      },
    );
  };
  useEffect(() => {
    // A token is good for one use only.
    if (asked.current) return;
    asked.current = true;
    ask();
  });
  return { outcome, again: ask };
};

const Onward = (): JSX.Element => {
  const isSignedIn = useSession(({ status }) => status === 'signed_in');
  return isSignedIn ? <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink> : <ButtonLink to="/login">Log in</ButtonLink>;
};

/** Where the link of the welcome mail leads. */
export const ConfirmEmailPage = (): JSX.Element => {
  const { outcome, again } = useConfirmation(useLinkToken());
  if (outcome === 'asking') {
    return (
      <Container width="text">
        <LoadingBoard label="Confirming your address..." />
      </Container>
    );
  }
  if (outcome === 'confirmed') {
    return (
      <EmptyState page shapes="empty" title="Your address is confirmed" actions={<Onward />}>
        <p role="status">From now on a lost password can be set anew by mail.</p>
      </EmptyState>
    );
  }
  if (outcome === 'dead') {
    return (
      <EmptyState page shapes="broken" title="This link does not work" actions={<Onward />}>
        <p>It has expired or was used already. In your account, under Settings, we send you a new one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState page shapes="broken" title="Not confirmed yet" actions={<Button onClick={again}>Try again</Button>}>
      <p role="alert">{outcome.problem}</p>
    </EmptyState>
  );
};
