import '@fifteen/web/tokens.css';
import '@fifteen/web/fonts.css';
import '@fifteen/web/base.css';
import { createRoot } from 'react-dom/client';
import { keepSession } from '@fifteen/web/session';
import { App } from './app.tsx';
import { FatalPage } from './frame/fatal-page.tsx';
import { maintenanceAtStart } from './maintenance/closed-at-start.ts';
import { ClosedSite } from './maintenance/closed-site.tsx';
import { startFederation } from './remotes/federation.ts';
import { readRegistry } from './remotes/registry.ts';
import { createSiteRouter } from './routing/router.tsx';

const start = async (): Promise<void> => {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const maintenance = maintenanceAtStart();
  if (maintenance) return root.render(<ClosedSite atStart={maintenance} />);
  keepSession();
  try {
    const remotes = startFederation(await readRegistry());
    root.render(<App router={createSiteRouter(remotes)} remotes={remotes} />);
  } catch {
    root.render(<FatalPage />);
  }
};

void start();
