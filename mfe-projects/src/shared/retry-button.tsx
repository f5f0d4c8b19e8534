import type { JSX } from 'react';
import { Button } from '@fifteen/web/ui';

/** For an Alert whose call may do better the next time. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }): JSX.Element => (
  <Button size="medium" variant="secondary" onClick={onRetry}>
    Try again
  </Button>
);
