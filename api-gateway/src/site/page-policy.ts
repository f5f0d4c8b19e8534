import { createHash } from 'node:crypto';

/** Text of an attribute as React writes it. */
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = / style="([^"]*)"/g;

/** What one page may run and wear beyond the policy of all: its own early code and `style` attributes, by their hashes. */
export const ownPolicy = (drawnHtml: string, code: string): string => {
  const styles = new Set([...drawnHtml.matchAll(STYLE)].map(([, text = '']) => hashOf(unescaped(text))));
  const attributes = styles.size > 0 ? `;style-src-attr 'unsafe-hashes' ${[...styles].join(' ')}` : '';
  return `script-src 'self' ${hashOf(code)}${attributes}`;
};

/** The site's policy with one page's own in place of what it says of the same things. */
export const policyWith = (policy: string, own: string): string => policy.replace(/script-src [^;]*/, () => own);
