import type { JSX } from 'react';
import { ApiError } from '@fifteen/web/session';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  error: unknown;
  /** The specification's words for this page, as "Failed to fetch project". */
  otherwise: string;
  onRetry: () => void;
}

/** Not there, or somebody else's. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** In place of a page whose data did not come. What is not there, or not theirs, cannot be tried again. */
export const LoadFailure = ({ error, otherwise, onRetry }: LoadFailureProps): JSX.Element => (
  <Container className={styles.page}>
    <EmptyState
      page
      shapes={isMissing(error) ? 'lost' : 'broken'}
      title={otherwise}
      actions={
        <>
          {!isMissing(error) && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink to="/projects" variant="secondary">
            Your projects
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        {isMissing(error)
          ? 'We can’t find this project in your account.'
          : 'Something went wrong on our side. Your work is safe.'}
      </p>
    </EmptyState>
  </Container>
);
