import { useEffect, useRef, useState, type JSX } from 'react';
import { AFTER_OAUTH_ERROR_MS, AUTH_MESSAGES } from '@fifteen/contracts';
import { useNavigate, useSearchParams } from '@fifteen/web/router';
import { session, takeReturnPath } from '@fifteen/web/session';
import { ButtonLink, Container, EmptyState, LoadingBoard } from '@fifteen/web/ui';
import { challengeOf } from '../second-step/challenge-of.ts';
import { SecondStep } from '../second-step/second-step.tsx';
import { wordsOf } from '@fifteen/web/problem';
import styles from './callback-page.module.css';
import { callbackOf } from './callback-of.ts';

/** Where Google sends back to: finishes the sign-in, or says why not and returns to the login. */
export const CallbackPage = (): JSX.Element => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [callback] = useState(() => callbackOf(search));
  const [problem, setProblem] = useState('problem' in callback ? callback.problem : null);
  const [challenge, setChallenge] = useState<string>();
  const started = useRef(false);

  useEffect(() => {
    // A code is good for one exchange only.
    if (started.current || 'problem' in callback) return;
    started.current = true;
    session.completeOauth(callback).then(
      () => void navigate(takeReturnPath(), { replace: true }),
      (error: unknown) => {
        const waiting = challengeOf(error);
        if (waiting) setChallenge(waiting);
        else setProblem(wordsOf(error, AUTH_MESSAGES.callbackFailed));
      },
    );
  }, [callback, navigate]);

  useEffect(() => {
    if (!problem) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), AFTER_OAUTH_ERROR_MS);
    return () => clearTimeout(timer);
  }, [problem, navigate]);

  if (challenge && !problem) {
    const leave = (words?: string): void => {
      if (words) setProblem(words);
      else void navigate('/login', { replace: true });
    };
    return <SecondStep challenge={challenge} onDone={() => void navigate(takeReturnPath(), { replace: true })} onBack={leave} />;
  }

  return (
    <Container width="text" className={styles.page}>
      {problem ? (
        <EmptyState
          page
          shapes="broken"
          title="Authentication Failed"
          actions={<ButtonLink to="/login">Back to login</ButtonLink>}
        >
          <p role="alert">{problem}</p>
        </EmptyState>
      ) : (
        <LoadingBoard label="Signing you in..." />
      )}
    </Container>
  );
};
