import type { RouteObject } from '@fifteen/web/router';
import { LandingPage } from './landing/landing-page.tsx';

export const routes: RouteObject[] = [{ path: '/', element: <LandingPage /> }];
