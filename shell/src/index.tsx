import '@fifteen/web/tokens.css';
import '@fifteen/web/fonts.css';
import '@fifteen/web/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { siteRouteOf, type RemoteName } from '@fifteen/contracts';
import { keepSession } from '@fifteen/web/session';
import { App } from './app.tsx';
import { FatalPage } from './frame/fatal-page.tsx';
import { maintenanceAtStart } from './maintenance/closed-at-start.ts';
import { ClosedSite } from './maintenance/closed-site.tsx';
import { failingOnce } from './remotes/failing-once.ts';
import { startFederation } from './remotes/federation.ts';
import { offerReload } from './remotes/offer-reload.ts';
import { askRegistry, readRegistry } from './remotes/registry.ts';
import { nameDrawnStyles, wasDrawn } from './routing/drawn-page.ts';
import { addressAtHome } from './routing/home-origin.ts';
import { createSiteRouter } from './routing/router.tsx';

const root = document.getElementById('root') ?? document.body;

/** The remote that the server drew this page from, where it did. */
const drawnRemote = (): RemoteName | undefined => (wasDrawn(root) ? siteRouteOf(location.pathname)?.remote : undefined);

const startSite = async (): Promise<void> => {
  const registry = await readRegistry();
  const remotes = startFederation(registry);
  nameDrawnStyles();
  const render = (router: ReturnType<typeof createSiteRouter>) => {
    offerReload(router, registry, { ask: askRegistry, reload: () => location.reload() });
    return <App router={router} prepare={router.prepare} />;
  };
  const name = drawnRemote();
  if (!name) return createRoot(root).render(render(createSiteRouter(remotes)));
  try {
    const first = { name, children: await remotes.load(name) };
    const site = render(createSiteRouter(remotes, first));
    // In slices: what is on the screen already answers meanwhile.
    startTransition(() => void hydrateRoot(root, site));
  } catch (error) {
    createRoot(root).render(render(createSiteRouter(failingOnce(remotes, name, error))));
  }
};

const start = async (): Promise<void> => {
  const atHome = addressAtHome(location.href);
  if (atHome) return location.replace(atHome);
  const maintenance = maintenanceAtStart();
  if (maintenance) return createRoot(root).render(<ClosedSite atStart={maintenance} />);
  keepSession();
  try {
    await startSite();
  } catch {
    createRoot(root).render(<FatalPage />);
  }
};

void start();
