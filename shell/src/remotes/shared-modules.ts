import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import * as router from '@fifteen/web/router';
import * as session from '@fifteen/web/session';

/** The one copy on the page of each module with state or identity, by the name under which a remote asks for it. */
export const SHARED_MODULES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  zustand,
  '@fifteen/web/router': router,
  '@fifteen/web/session': session,
};

/** Fetched with the first remote that uses them: the landing page does without. */
export const SHARED_LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  '@fifteen/web/query': () => import(/* webpackChunkName: "query" */ '@fifteen/web/query'),
};
