import { siteRouteOf, type RemoteName, type ResolvedRegistry } from '@fifteen/contracts';
import { showToast } from '@fifteen/web/session';

/** A tab asks no more often than this, however fast somebody clicks. */
const ASK_MS = 30_000;
const OFFERED_MS = 60_000;

interface Site {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (told: () => void) => () => void;
}

interface Options {
  /** Asks which versions are live now. */
  readonly ask: () => Promise<ResolvedRegistry>;
  readonly reload: () => void;
  readonly now?: () => number;
}

const contractOf = ({ remotes }: ResolvedRegistry, wanted: RemoteName): number | undefined => remotes.find(({ name }) => name === wanted)?.contract;

/**
 * An open tab carries on with the versions that it began with. Where it goes on to a remote whose contract has moved
 * meanwhile, it is offered a reload, once: nothing is loaded again without a click, and what was typed stays.
 */
export const offerReload = (site: Site, mine: ResolvedRegistry, { ask, reload, now = Date.now }: Options): (() => void) => {
  const offered = new Set<RemoteName>();
  let askedAt = now();
  let path = site.state.location.pathname;

  const look = async (remote: RemoteName): Promise<void> => {
    const live = contractOf(await ask(), remote);
    if (live === undefined || live === contractOf(mine, remote) || offered.has(remote)) return;
    offered.add(remote);
    showToast('This page has a new version.', 'info', { action: { label: 'Reload', run: reload }, shownMs: OFFERED_MS });
  };

  return site.subscribe(() => {
    const { pathname } = site.state.location;
    const remote = siteRouteOf(pathname)?.remote;
    if (pathname === path || !remote) return;
    path = pathname;
    if (offered.has(remote) || now() - askedAt < ASK_MS) return;
    askedAt = now();
    // Nobody is kept waiting for it, and where it fails the next page asks again.
    look(remote).catch(() => undefined);
  });
};
