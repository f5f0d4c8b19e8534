import type { RouteObject } from '@fifteen/web/router';

const creating = () => import(/* webpackChunkName: "creating" */ './taste-tests/submission/creating-page.tsx');
const generating = () => import(/* webpackChunkName: "generating" */ './generations/generating-page.tsx');
const select = () => import(/* webpackChunkName: "select" */ './concepts/select-page.tsx');

/** Fetches the next page of the main job while this one is looked at. What fails here is fetched again when it is needed. */
const ahead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Every page of a project stands in the gate, which knows what to say where the project is gone. */
const gated = (page: RouteObject): RouteObject =>
  page.path?.startsWith('/projects/:id/')
    ? {
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "project-gate" */ './shared/project-gate.tsx')).ProjectGate,
        }),
        children: [page],
      }
    : page;

/** Each page is a chunk of its own: the dashboard does not wait for the taste test. */
const pages: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx')).DashboardPage,
    }),
  },
  {
    path: '/projects',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "projects" */ './projects/projects-page.tsx')).ProjectsPage,
    }),
  },
  {
    path: '/projects/new',
    lazy: async () => {
      const { TasteTestPage } = await import(/* webpackChunkName: "taste-test" */ './taste-tests/taste-test-page.tsx');
      ahead(creating);
      return { Component: TasteTestPage };
    },
  },
  {
    path: '/projects/own-logo',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "own-logo" */ './own-logos/own-logo-page.tsx')).OwnLogoPage,
    }),
  },
  {
    path: '/projects/new/generating',
    lazy: async () => {
      ahead(generating);
      return { Component: (await creating()).CreatingPage };
    },
  },
  {
    path: '/projects/:id/generating',
    lazy: async () => {
      ahead(select);
      return { Component: (await generating()).GeneratingPage };
    },
  },
  { path: '/projects/:id/select', lazy: async () => ({ Component: (await select()).SelectPage }) },
  {
    path: '/press/:token',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "press-page" */ './press-pages/press-page.tsx')).PressPage,
    }),
  },
  {
    path: '/s/:token',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "shared-project" */ './shares/shared-project-page.tsx')).SharedProjectPage,
    }),
  },
  {
    path: '/projects/:id/refine/:assetId',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "refine" */ './refinements/refine-page.tsx')).RefinePage,
    }),
  },
  {
    path: '/projects/:id/refine/:assetId/progress',
    lazy: async () => {
      const { RefineProgressPage } = await import(
        /* webpackChunkName: "refine-progress" */ './refinements/refine-progress-page.tsx'
      );
      return { Component: RefineProgressPage };
    },
  },
  {
    path: '/projects/:id/edit/:assetId',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "edit" */ './edits/edit-page.tsx')).EditPage,
    }),
  },
  {
    path: '/projects/:id/brand-kit',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "brand-kit" */ './brand-kits/brand-kit-page.tsx')).BrandKitPage,
    }),
  },
  {
    path: '/projects/:id/brand-kit/progress',
    lazy: async () => {
      const { BrandKitProgressPage } = await import(
        /* webpackChunkName: "brand-kit-progress" */ './brand-kits/brand-kit-progress-page.tsx'
      );
      return { Component: BrandKitProgressPage };
    },
  },
];

export const routes: RouteObject[] = pages.map(gated);
