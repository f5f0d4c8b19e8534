import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { Alert, ButtonLink } from '@fifteen/web/ui';
import { generatingPathOf } from '../shared/project-status.ts';

interface ArrivingProps {
  projectId: string;
  completed: number;
  pending: number;
}

/** Where somebody came before all were drawn. */
export const Arriving = ({ projectId, completed, pending }: ArrivingProps): JSX.Element | null =>
  pending > 0 ? (
    <Alert
      tone="info"
      action={
        <ButtonLink to={generatingPathOf(projectId)} size="medium" variant="secondary">
          Watch them arrive
        </ButtonLink>
      }
    >
      {completed} of {CONCEPTS_PER_PROJECT} are here. The others join them by themselves.
    </Alert>
  ) : null;
