import { siteRouteOf } from '@fifteen/contracts';
import { z } from 'zod';

/** What a browser refused, in words of ours: nothing in it is as it was sent. */
export interface CspReport {
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  /** A route of the site: a path could hold the token of a shared link. */
  readonly page: string;
  readonly release: string;
}

/** More in one request are left out. */
const REPORTS_MAX = 20;
const HOST_MAX = 100;

const DIRECTIVES = new Set([
  'default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src',
  'media-src', 'object-src', 'frame-src', 'child-src', 'worker-src', 'manifest-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types',
]);
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']);
const RELEASE = /^[a-z]{1,20}@[\w.+-]{1,40}$/;

/** The older format, one report for each request, as Firefox and Safari send it. */
const Single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
  }),
});

/** The Reporting API's format, as Chromium sends it: several reports, and of other kinds as well. */
const Several = z.array(z.object({ type: z.string(), body: z.unknown() }));
const Violation = z.object({ documentURL: z.string(), blockedURL: z.string().default(''), effectiveDirective: z.string().default('') });

interface Raw {
  readonly document: string;
  readonly blocked: string;
  readonly directive: string;
}

const rawOf = (body: unknown): readonly Raw[] | undefined => {
  const single = Single.safeParse(body);
  if (single.success) {
    const { 'document-uri': document, 'blocked-uri': blocked, 'effective-directive': effective, 'violated-directive': violated } = single.data['csp-report'];
    return [{ document, blocked, directive: effective ?? violated }];
  }
  const several = Several.safeParse(body);
  return several.success
    ? several.data.slice(0, REPORTS_MAX).flatMap(({ type, body: one }) => {
        const violation = Violation.safeParse(one);
        if (type !== 'csp-violation' || !violation.success) return [];
        const { documentURL, blockedURL, effectiveDirective } = violation.data;
        return [{ document: documentURL, blocked: blockedURL, directive: effectiveDirective }];
      })
    : undefined;
};

const directiveOf = (text: string): string => {
  const [name = ''] = text.split(' ');
  return DIRECTIVES.has(name) ? name : 'other';
};

const blockedOf = (text: string): string => {
  if (WORDS.has(text)) return text;
  if (!URL.canParse(text)) return 'other';
  const { protocol, origin, host } = new URL(text);
  if (!/^(https?|wss?):$/.test(protocol)) return /^[a-z-]+-extension:$/.test(protocol) ? 'a browser extension' : `${protocol.slice(0, 20)}`;
  return host.length > HOST_MAX ? 'other' : origin === 'null' ? `${protocol}//${host}` : origin;
};

/** A page of ours. Undefined for a page of another site: its reports are not ours. */
const pageOf = (text: string, host: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.host !== host) return undefined;
  return siteRouteOf(url.pathname)?.path ?? 'a page that does not exist';
};

/**
 * Reads reports of both formats. Gives undefined for a body that is neither, and leaves out what is not about our pages.
 * `host`: by which the browser reached us. `release`: as our own policy named it.
 */
export const readReports = (body: unknown, host: string, release: unknown): readonly CspReport[] | undefined =>
  rawOf(body)?.flatMap(({ document, blocked, directive }) => {
    const page = pageOf(document, host);
    if (page === undefined) return [];
    return [{ directive: directiveOf(directive), blocked: blockedOf(blocked), page, release: typeof release === 'string' && RELEASE.test(release) ? release : 'unknown' }];
  });
