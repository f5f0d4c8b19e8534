import { useEffect, useState, type JSX } from 'react';
import type { TasteProfile } from '@fifteen/contracts';
import { Navigate } from '@fifteen/web/router';
import { Alert, Button, ButtonLink } from '@fifteen/web/ui';
import { GenerationView } from '../../shared/board/generation-view.tsx';
import { profileOf } from '../draft/profile-of.ts';
import { STEPS } from '../draft/step-rules.ts';
import { currentDraft } from '../draft/use-draft.ts';
import styles from './creating-page.module.css';
import { useSubmission } from './use-submission.ts';

const LAST_STEP_PATH = `/projects/new?step=${STEPS.length}`;

interface CreatingProps {
  profile: TasteProfile;
  onAgain: () => void;
}

/** A lost connection that comes back needs nobody to press anything. */
const useWhenOnline = (isWaiting: boolean, onAgain: () => void): void => {
  useEffect(() => {
    if (!isWaiting) return;
    globalThis.addEventListener('online', onAgain);
    return () => globalThis.removeEventListener('online', onAgain);
  }, [isWaiting, onAgain]);
};

const Creating = ({ profile, onAgain }: CreatingProps): JSX.Element => {
  const problem = useSubmission(profile);
  useWhenOnline(problem !== null, onAgain);
  return (
    <GenerationView
      heading={`Drawing ${profile.basic_info.company_name}`}
      status={problem ? '' : 'Creating your project...'}
      board={null}
    >
      {problem && (
        <>
          <Alert>Failed to create project: {problem}</Alert>
          <p className={styles.kept}>
            Your answers are saved.
            {!navigator.onLine && ' You seem to be offline. We’ll continue when you’re back online.'}
          </p>
          <div className={styles.actions}>
            <Button size="medium" onClick={onAgain}>
              Try again
            </Button>
            <ButtonLink size="medium" variant="secondary" to={LAST_STEP_PATH}>
              Back to your answers
            </ButtonLink>
          </div>
        </>
      )}
    </GenerationView>
  );
};

/** /projects/new/generating: makes the project of the draft, once, and hands over to its own address. */
export const CreatingPage = (): JSX.Element => {
  const [profile] = useState(() => profileOf(currentDraft()).data);
  const [tries, setTries] = useState(1);
  if (!profile) return <Navigate to={LAST_STEP_PATH} replace />;
  return <Creating key={tries} profile={profile} onAgain={() => setTries(tries + 1)} />;
};
