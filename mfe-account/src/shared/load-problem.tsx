import type { JSX } from 'react';
import { Alert, Button } from '@fifteen/web/ui';

interface LoadProblemProps {
  /** What could not be had. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Says in place what could not be loaded, and asks again on request. */
export const LoadProblem = ({ title, error, onRetry }: LoadProblemProps): JSX.Element => (
  <Alert
    title={title}
    action={
      <Button size="medium" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {error.message}
  </Alert>
);
