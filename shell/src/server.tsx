import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser; it is not in the browser's bundle
import { createMemoryRouter } from 'react-router-dom';
import * as zustand from 'zustand';
import type { RemoteName } from '@fifteen/contracts';
import * as query from '@fifteen/web/query';
import * as router from '@fifteen/web/router';
import * as session from '@fifteen/web/session';
import { App } from './app.tsx';
import type { Remotes } from './remotes/federation.ts';
import { siteRoutes } from './routing/router.tsx';

/** What a remote's `server.cjs` takes from the shell: see `ONE_OF_EACH` in the webpack preset. */
export const provided: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  zustand,
  '@fifteen/web/query': query,
  '@fifteen/web/router': router,
  '@fifteen/web/session': session,
};

/** A page is drawn once, and asks for nothing. */
const NO_REMOTES: Remotes = {
  load: () => Promise.reject(new Error('A drawn page loads nothing')),
  reset: () => undefined,
  isLive: () => Promise.resolve(true),
};

const nothingToPrepare = (): Promise<void> => Promise.resolve();

/** React asks for pictures ahead of the page; here they stand in it a few lines further down. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

/** The whole page of one path as HTML, as a visitor who is not signed in sees it before anything is loaded. */
export const draw = (path: string, name: RemoteName, children: router.RouteObject[]): string => {
  const routes = siteRoutes(NO_REMOTES, { name, children });
  const drawn = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: {} } });
  return renderToString(<App router={drawn} prepare={nothingToPrepare} />).replace(PRELOADS, '');
};

const PLACE = '<i id="place"></i>';

/**
 * The HTML around a remote's part of one path. The gateway asks for it before any code of the remote runs, and holds what
 * the remote renders against it.
 */
export const frame = (path: string, name: RemoteName): { readonly before: string; readonly after: string } => {
  const [before = '', after = ''] = draw(path, name, [{ path: '*', element: <i id="place" /> }]).split(PLACE);
  return { before, after };
};
