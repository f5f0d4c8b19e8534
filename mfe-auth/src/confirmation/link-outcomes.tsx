import type { JSX, ReactNode } from 'react';
import { useSession } from '@fifteen/web/session';
import { Button, ButtonLink, Container, EmptyState, LoadingBoard } from '@fifteen/web/ui';

const Onward = (): JSX.Element => {
  const isSignedIn = useSession(({ status }) => status === 'signed_in');
  return isSignedIn ? <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink> : <ButtonLink to="/login">Log in</ButtonLink>;
};

export const Asking = ({ label }: { label: string }): JSX.Element => (
  <Container width="text">
    <LoadingBoard label={label} />
  </Container>
);

interface OutcomeProps {
  title: string;
  shapes: 'empty' | 'broken';
  actions: ReactNode;
  children: ReactNode;
}

const Outcome = (props: OutcomeProps): JSX.Element => (
  <Container>
    <EmptyState page {...props} />
  </Container>
);

export const Confirmed = (): JSX.Element => (
  <Outcome shapes="empty" title="Your address is confirmed" actions={<Onward />}>
    <p role="status">From now on a lost password can be set anew by mail.</p>
  </Outcome>
);

export const DeadLink = (): JSX.Element => (
  <Outcome shapes="broken" title="This link does not work" actions={<Onward />}>
    <p>It has expired or was used already. In your account, under Settings, we send you a new one.</p>
  </Outcome>
);

export const NotConfirmed = ({ problem, again }: { problem: string; again: () => void }): JSX.Element => (
  <Outcome shapes="broken" title="Not confirmed yet" actions={<Button onClick={again}>Try again</Button>}>
    <p role="alert">{problem}</p>
  </Outcome>
);

/** The owner of the mailbox has said that the account was somebody else's. */
export const Disowned = ({ email }: { email: string }): JSX.Element => (
  <Outcome shapes="empty" title="The account is closed" actions={<ButtonLink to="/">Go to the start page</ButtonLink>}>
    <p role="status">
      Whoever made it is signed out and cannot get in again. We write no more to {email}, and in 30 days the account is deleted.
    </p>
    <p>If you want it after all, set a new password until then: with it the account is yours.</p>
  </Outcome>
);
