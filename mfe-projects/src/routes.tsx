import type { RouteObject } from '@fifteen/web/router';

/** Each page is a chunk of its own: the dashboard does not wait for the taste test. */
export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: '/projects',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "projects" */ './projects/projects-page.tsx')).ProjectsPage }),
  },
  {
    path: '/projects/new',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "taste-test" */ './taste-tests/taste-test-page.tsx')).TasteTestPage }),
  },
  {
    path: '/projects/new/generating',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "creating" */ './taste-tests/submission/creating-page.tsx')).CreatingPage }),
  },
  {
    path: '/projects/:id/generating',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "generating" */ './generations/generating-page.tsx')).GeneratingPage }),
  },
  {
    path: '/projects/:id/select',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "select" */ './concepts/select-page.tsx')).SelectPage }),
  },
  {
    path: '/projects/:id/refine/:assetId',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "refine" */ './refinements/refine-page.tsx')).RefinePage }),
  },
  {
    path: '/projects/:id/refine/:assetId/progress',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "refine-progress" */ './refinements/refine-progress-page.tsx')).RefineProgressPage }),
  },
  {
    path: '/projects/:id/brand-kit',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "brand-kit" */ './brand-kits/brand-kit-page.tsx')).BrandKitPage }),
  },
  {
    path: '/projects/:id/brand-kit/progress',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "brand-kit-progress" */ './brand-kits/brand-kit-progress-page.tsx')).BrandKitProgressPage }),
  },
];
