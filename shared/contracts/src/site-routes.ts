import type { RemoteName } from './remotes.ts';

/** One page of the site. `path` is react-router's pattern. Source: section 2 of the specification and the decisions. */
export interface SiteRoute {
  readonly path: string;
  readonly remote: RemoteName;
  readonly guarded: boolean;
  readonly title: string;
  /** Kept out of search engines. */
  readonly unlisted?: true;
}

const page = (remote: RemoteName, path: string, title: string): SiteRoute => ({ path, remote, guarded: false, title });
const guarded = (remote: RemoteName, path: string, title: string): SiteRoute => ({ path, remote, guarded: true, title });

/** The table of routes. The shell routes by it, the gateway answers 404 by it, tests walk it. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  page('marketing', '/', 'Logos by three studios'),

  page('auth', '/login', 'Login'),
  page('auth', '/signup', 'Sign up'),
  page('auth', '/auth/callback', 'Signing in'),
  page('auth', '/forgot-password', 'Forgot password'),
  page('auth', '/reset-password', 'Reset password'),
  page('auth', '/confirm-email', 'Confirm your email'),

  guarded('projects', '/dashboard', 'Dashboard'),
  guarded('projects', '/projects', 'Projects'),
  guarded('projects', '/projects/new', 'Visual Taste Test'),
  guarded('projects', '/projects/own-logo', 'Bring your own logo'),
  guarded('projects', '/projects/:id/generating', 'Generating your logos'),
  guarded('projects', '/projects/:id/select', 'Choose your logo'),
  guarded('projects', '/projects/:id/refine/:assetId', 'Refine your logo'),
  guarded('projects', '/projects/:id/refine/:assetId/progress', 'Drawing variations'),
  guarded('projects', '/projects/:id/edit/:assetId', 'Edit your logo'),
  guarded('projects', '/projects/:id/brand-kit', 'Brand kit'),
  guarded('projects', '/projects/:id/brand-kit/progress', 'Making your brand kit'),

  { ...page('projects', '/press/:token', 'Press page'), unlisted: true },
  { ...page('projects', '/s/:token', 'Help choose a logo'), unlisted: true },

  guarded('account', '/account', 'Account'),
  guarded('account', '/billing', 'Billing'),
  guarded('account', '/buy-credits', 'Buy credits'),
  page('account', '/welcome', 'Welcome'),
  page('account', '/payment-success', 'Your order'),
  page('account', '/payment-failed', 'Payment failed'),

  page('info', '/getting-started', 'Getting started'),
  page('info', '/help', 'Help'),
  page('info', '/contact', 'Contact'),
  page('info', '/knowledge-base', 'Knowledge base'),
  page('info', '/knowledge-base/:id', 'Knowledge base'),
  page('info', '/status', 'Status'),
  page('info', '/terms', 'Terms of service'),
  page('info', '/privacy', 'Privacy policy'),
  page('info', '/cookie-policy', 'Cookie policy'),
  page('info', '/refund-policy', 'Refund policy'),
  page('info', '/dmca', 'DMCA policy'),
  page('info', '/500', 'Server error'),
  page('info', '/maintenance', 'Under maintenance'),
];

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]));
};

/**
 * The route that a path belongs to, or undefined where the 404 page does. A trailing slash is forgiven.
 * Static patterns stand before dynamic ones in the table, so `/projects/new` is never an id.
 */
export const siteRouteOf = (pathname: string): SiteRoute | undefined => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return SITE_ROUTES.find((route) => matches(route.path, path));
};
