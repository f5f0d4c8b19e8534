import type { RouteObject } from '@fifteen/web/router';
import { ContactPage } from './contact/contact-page.tsx';
import { MaintenancePage } from './errors/maintenance-page.tsx';
import { ServerErrorPage } from './errors/server-error-page.tsx';
import { TourPage } from './getting-started/tour-page.tsx';
import { HelpPage } from './help/help-page.tsx';
import { ArticlePage } from './knowledge-base/article-page.tsx';
import { KnowledgeBasePage } from './knowledge-base/knowledge-base-page.tsx';
import { LEGAL_DOCUMENTS } from './legal/documents.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { StatusPage } from './status/status-page.tsx';

const legalRoutes: RouteObject[] = LEGAL_DOCUMENTS.map((document) => ({
  path: document.path,
  element: <LegalPage document={document} />,
}));

export const routes: RouteObject[] = [
  { path: '/getting-started', element: <TourPage /> },
  { path: '/help', element: <HelpPage /> },
  { path: '/contact', element: <ContactPage /> },
  { path: '/knowledge-base', element: <KnowledgeBasePage /> },
  { path: '/knowledge-base/:id', element: <ArticlePage /> },
  { path: '/status', element: <StatusPage /> },
  ...legalRoutes,
  { path: '/500', element: <ServerErrorPage /> },
  { path: '/maintenance', element: <MaintenancePage /> },
];
