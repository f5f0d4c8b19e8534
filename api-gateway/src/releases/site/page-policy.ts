import { createHash } from 'node:crypto';

/** What one page may run and wear beyond the policy of all. */
export interface OwnPolicy {
  readonly scripts: string;
  readonly styles: string;
}

/** Each hash takes 54 bytes of a header that must stay below 4 KB in all. Our pages need three. */
const STYLES_MAX = 12;

const hashesOf = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const STYLE = /<style\b[^>]*>([^<]*)<\/style>/g;

const textsIn = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);

/**
 * The page's early code and its `style` elements, by their hashes. Undefined for a page with more of them than a header
 * should carry.
 */
export const ownPolicy = (html: string, code: string): OwnPolicy | undefined => {
  const styles = hashesOf(textsIn(html, STYLE));
  if (styles.length > STYLES_MAX) return undefined;
  return {
    scripts: `script-src 'self' ${hashesOf([code]).join(' ')}`,
    styles: `style-src 'self' ${styles.join(' ')}`,
  };
};

/** The policy with reports that name the page's release. */
export const reportingTo = (policy: string, path: string): string => policy.replace(/report-uri [^;]*/, () => `report-uri ${path}`);

/** The site's policy with one page's own in place of what it says of the same things. */
export const policyWith = (policy: string, own: OwnPolicy | undefined): string =>
  own ? policy.replace(/script-src [^;]*/, () => own.scripts).replace(/style-src [^;]*/, () => own.styles) : policy;
