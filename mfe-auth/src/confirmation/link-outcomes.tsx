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
    <p role="status">If you forget your password, you can reset it by email.</p>
  </Outcome>
);

export const DeadLink = (): JSX.Element => (
  <Outcome shapes="broken" title="This link doesn’t work" actions={<Onward />}>
    <p>It expired or was already used. Get a new one in your account, under Settings.</p>
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
      Whoever made it is signed out and can’t get back in. We won’t email {email} again, and we’ll delete the account in 30 days.
    </p>
    <p>Want to keep it? Set a new password before then, and the account is yours.</p>
  </Outcome>
);
