const DAY_MS = 24 * 3_600_000;
/** RFC 9116 recommends less than a year, so that cached copies are refreshed. */
const LIFE_DAYS = 180;

interface SecurityTxt {
  /** An email address, or the https address of a page. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: Date;
}

const midnightAfter = (now: Date, days: number): Date => new Date((Math.floor(now.getTime() / DAY_MS) + days) * DAY_MS);

/** Where somebody who found a hole writes to, as RFC 9116 has it. It never expires while the product runs. */
export const securityTxtOf = ({ contact, publicUrl, now }: SecurityTxt): string =>
  [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${midnightAfter(now, LIFE_DAYS).toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ].join('\n');
