import type { JSX } from 'react';
import { useHasPageBefore } from '@fifteen/web/page';
import { useNavigate } from '@fifteen/web/router';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';

export const NotFoundPage = (): JSX.Element => {
  const navigate = useNavigate();
  const hasPageBefore = useHasPageBefore();
  const goBack = () => void (hasPageBefore ? navigate(-1) : navigate('/'));
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
