import { describe, expect, test } from '@jest/globals';
import { SITE_ROUTES, siteRouteOf } from './site-routes.ts';

describe('siteRouteOf', () => {
  test('finds static pages before dynamic ones', () => {
    expect(siteRouteOf('/projects/new')?.title).toBe('Visual Taste Test');
    expect(siteRouteOf('/projects/new/generating')?.path).toBe('/projects/:id/generating');
  });

  test('forgives a trailing slash and refuses everything else', () => {
    expect(siteRouteOf('/login/')?.path).toBe('/login');
    expect(siteRouteOf('/nowhere')).toBeUndefined();
    expect(siteRouteOf('/projects//select')).toBeUndefined();
    expect(siteRouteOf('//')?.path).toBe('/');
  });

  test('guards exactly the pages that the specification and the decisions list', () => {
    const guarded = SITE_ROUTES.filter((route) => route.guarded).map((route) => route.path);
    expect(guarded).toEqual([
      '/dashboard',
      '/projects',
      '/projects/new',
      '/projects/own-logo',
      '/projects/:id/generating',
      '/projects/:id/select',
      '/projects/:id/refine/:assetId',
      '/projects/:id/refine/:assetId/progress',
      '/projects/:id/edit/:assetId',
      '/projects/:id/brand-kit',
      '/projects/:id/brand-kit/progress',
      '/account',
      '/billing',
      '/buy-credits',
    ]);
  });
});
