import type { REMOTE_CONTRACT, RemoteName } from '@fifteen/contracts';
import type { RouteObject } from '@fifteen/web/router';
import manifest from '../package.json';
import { LandingPage } from './landing/landing-page.tsx';

export const contract: typeof REMOTE_CONTRACT = 1;
export const name: RemoteName = 'marketing';
export const version = manifest.version;

export const routes: RouteObject[] = [{ path: '/', element: <LandingPage /> }];
