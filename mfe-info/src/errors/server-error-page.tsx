import type { JSX } from 'react';
import { Button, ButtonLink, EmptyState } from '@fifteen/web/ui';
import { Page } from '../page.tsx';

export const ServerErrorPage = (): JSX.Element => (
  <Page>
    <EmptyState
      page
      title="Server Error"
      shapes="broken"
      actions={
        <>
          <Button icon="refresh" onClick={() => window.location.reload()}>
            Try Again
          </Button>
          <ButtonLink to="/contact" variant="secondary">
            Contact Support
          </ButtonLink>
        </>
      }
    >
      Something went wrong on our end. We're working to fix it. Please try again in a few moments.
    </EmptyState>
  </Page>
);
