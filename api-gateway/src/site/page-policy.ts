import { createHash } from 'node:crypto';

/** What one page may run and wear beyond the policy of all. */
export interface OwnPolicy {
  readonly scripts: string;
  readonly styles: string;
}

/** Text of an attribute as React writes it. */
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const hashesOf = (texts: Iterable<string>): string =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

const STYLE = /<style\b[^>]*>([^<]*)<\/style>/g;
const ATTRIBUTE = / style="([^"]*)"/g;

const textsIn = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);

/** The page's early code, its `style` elements and `style` attributes, by their hashes. */
export const ownPolicy = (html: string, code: string): OwnPolicy => {
  const attributes = hashesOf(textsIn(html, ATTRIBUTE).map(unescaped));
  return {
    scripts: `script-src 'self' ${hashesOf([code])}`,
    styles: `style-src 'self' ${hashesOf(textsIn(html, STYLE))};style-src-attr 'unsafe-hashes' ${attributes}`,
  };
};

/** The site's policy with one page's own in place of what it says of the same things. */
export const policyWith = (policy: string, { scripts, styles }: OwnPolicy): string =>
  policy.replace(/script-src [^;]*/, () => scripts).replace(/style-src [^;]*/, () => styles);
