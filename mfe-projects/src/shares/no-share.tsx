import type { JSX } from 'react';
import { ApiError } from '@fifteen/web/session';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import styles from './shared-project-page.module.css';

/** A token that is no token is refused before it is looked for: for a visitor it is a broken link as well. */
const BROKEN = new Set([400, 404]);

const reasonOf = (error: unknown): { title: string; words: string; final: boolean } => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 410)
    return { title: 'This link was turned off', words: 'Its owner turned it off. Your votes still count.', final: true };
  if (BROKEN.has(status))
    return { title: 'This link doesn’t work', words: 'Part of it may be missing. Ask for it again.', final: true };
  return { title: 'We couldn’t load the concepts', words: 'Something went wrong on our side. Please try again.', final: false };
};

/** In place of a shared project that cannot be shown. */
export const NoShare = ({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element => {
  const { title, words, final } = reasonOf(error);
  return (
    <Container className={styles.page}>
      <EmptyState
        page
        shapes={final ? 'lost' : 'broken'}
        title={title}
        actions={
          <>
            {!final && <Button onClick={onRetry}>Try again</Button>}
            <ButtonLink to="/" variant="secondary">
              What Fifteen does
            </ButtonLink>
          </>
        }
      >
        <p role="alert">{words}</p>
      </EmptyState>
    </Container>
  );
};
