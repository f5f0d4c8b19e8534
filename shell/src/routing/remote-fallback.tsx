import { useState, type JSX } from 'react';
import { siteRouteOf } from '@fifteen/contracts';
import { useLocation, useNavigate } from '@fifteen/web/router';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import type { Remotes } from '../remotes/federation.ts';

/** Stands in the place of a remote that did not load, or broke. The rest of the site goes on. */
export const RemoteFallback = ({ remotes }: { remotes: Remotes }): JSX.Element => {
  const location = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remote = siteRouteOf(location.pathname)?.remote;

  const retry = async () => {
    setBusy(true);
    if (remote) remotes.reset(remote);
    await navigate(location, { replace: true, state: location.state });
    setBusy(false);
  };
  return (
    <Container data-fallback={remote}>
      <div role="alert">
        <EmptyState
          page
          shapes="broken"
          title="This page did not load"
          actions={
            <>
              <Button busy={busy} busyLabel="Trying again..." onClick={() => void retry()}>
                Try again
              </Button>
              <ButtonLink to="/" variant="secondary">
                Go Home
              </ButtonLink>
            </>
          }
        >
          <p>The rest of the site works. Try again in a moment.</p>
        </EmptyState>
      </div>
    </Container>
  );
};
