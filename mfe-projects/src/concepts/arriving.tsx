import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { Alert, ButtonLink } from '@fifteen/web/ui';
import { generatingPathOf } from '../shared/project-status.ts';

interface ArrivingProps {
  projectId: string;
  completed: number;
  pending: number;
  failed: number;
}

/** Where somebody came before all were drawn, or some could not be. */
export const Arriving = ({ projectId, completed, pending, failed }: ArrivingProps): JSX.Element | null => {
  if (pending === 0 && failed === 0) return null;
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink to={generatingPathOf(projectId)} size="medium" variant="secondary">
          {pending > 0 ? 'Watch them arrive' : 'Try again'}
        </ButtonLink>
      }
    >
      {completed} of {CONCEPTS_PER_PROJECT} are here. {pending > 0 ? 'The rest will appear here on their own.' : `${failed} couldn’t be drawn. Trying again is free.`}
    </Alert>
  );
};
