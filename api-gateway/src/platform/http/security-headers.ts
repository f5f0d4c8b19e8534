import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';
import { REPORT_GROUP, REPORT_PATH, reportingEndpoints } from './report-path.ts';

const ONE_YEAR_S = 31_536_000;

const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Pictures of customers who sign in with Google.
  imgSrc: ["'self'", 'data:', 'blob:', 'https://lh3.googleusercontent.com'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // The older directive and its successor: browsers have one or the other.
  reportUri: [REPORT_PATH],
  reportTo: [REPORT_GROUP],
};

const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

type Directives = Record<string, string[]>;

const headers = (config: Pick<Config, 'environment'>, directives: Directives): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: config.environment === 'production' && { maxAge: ONE_YEAR_S, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });

/** The browser itself refuses a script whose tag carries no hash. */
const integrityPolicy: RequestHandler = (_request, response, next) => {
  response.set('Integrity-Policy', 'blocked-destinations=(script)');
  next();
};

/** Where the policy's reports go. A page of a release names that one too. */
const reporting: RequestHandler = (_request, response, next) => {
  response.set('Reporting-Endpoints', reportingEndpoints(REPORT_PATH));
  next();
};

/** For what a browser may run: our own scripts and styles only, no inline code, no eval, no frames. */
export const pageHeaders = (config: Pick<Config, 'environment' | 'liveReload'>): RequestHandler[] => [
  headers(config, PAGE_POLICY),
  reporting,
  // In watch mode webpack's builds come faster than their hashes.
  ...(config.liveReload ? [] : [integrityPolicy]),
];

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** For answers that are data: nothing in them may run, and nobody may keep them. */
export const dataHeaders = (config: Pick<Config, 'environment'>): RequestHandler[] => [
  headers(config, DATA_POLICY),
  noStore,
];
