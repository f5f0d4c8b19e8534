import type { JSX } from 'react';
import { useLocation, useNavigate } from '@fifteen/web/router';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';

/** The key of a visit's first entry: there is nothing of ours to go back to. */
const FIRST_ENTRY = 'default';

export const NotFoundPage = (): JSX.Element => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => void (key === FIRST_ENTRY && history.length < 2 ? navigate('/') : navigate(-1));
  return (
    <Container>
      <EmptyState
        page
        shapes="lost"
        title="Page Not Found"
        actions={
          <>
            <ButtonLink to="/">Go Home</ButtonLink>
            <Button variant="secondary" onClick={goBack}>
              Go Back
            </Button>
          </>
        }
      >
        <p>Oops! The page you&apos;re looking for doesn&apos;t exist. It might have been moved or deleted.</p>
      </EmptyState>
    </Container>
  );
};
