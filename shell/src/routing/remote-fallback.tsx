import { useEffect, useState, type JSX } from 'react';
import { siteRouteOf } from '@fifteen/contracts';
import { useLocation, useNavigate, useRouteError } from '@fifteen/web/router';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import type { Remotes } from '../remotes/federation.ts';
import { tellFailed } from '../remotes/visit-reports.ts';

interface RemoteFallbackProps {
  remotes: Remotes;
  reload?: () => void;
}

const reloadPage = (): void => location.reload();

/** A part of a remote that is there already: the router remembers the failure, only a new page forgets it. */
const isLostChunk = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
};

/** Stands in the place of a remote that did not load, or broke. The rest of the site goes on. */
export const RemoteFallback = ({ remotes, reload = reloadPage }: RemoteFallbackProps): JSX.Element => {
  const place = useLocation();
  const error = useRouteError();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remote = siteRouteOf(place.pathname)?.remote;
  useEffect(() => {
    if (remote) tellFailed(remote);
  }, [remote]);

  const retry = async () => {
    setBusy(true);
    // A release that has gone, or was rolled back, is not had again: the page of now has another.
    if (isLostChunk(error) || (remote && !(await remotes.isLive(remote)))) return reload();
    if (remote) remotes.reset(remote);
    await navigate(place, { replace: true, state: place.state });
    setBusy(false);
  };
  return (
    <Container data-fallback={remote}>
      <div role="alert">
        <EmptyState
          page
          shapes="broken"
          title="This page didn’t load"
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
