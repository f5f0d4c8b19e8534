import type { Artwork } from '@fifteen/logo-engine';
import type { Brand } from '../../../brand.ts';
import { movedPath } from '../../../picture/move.ts';

/** Largest file that mail programs take, in bytes. Source: BIMI Group, "SVG Tiny PS". */
export const MOST_BIMI_BYTES = 32_768;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A gradient is shown as its first color: not every mail program paints one. */
const flat = (fill: Artwork['shapes'][number]['fill']): string => (typeof fill === 'string' ? fill : fill.stops[0]!.color);

/** The symbol on its own background as SVG Tiny Portable/Secure: a square, a title, paths. Source: draft-svg-tiny-ps-abrotman. */
export const bimiSvg = ({ logo, name }: Brand): string => {
  const { width, height, ground, shapes } = logo.artwork({ arrangement: 'symbol', coloring: 'color', fit: 'safe' });
  const body = shapes.map(({ d, fill }) => `<path fill="${flat(fill)}" fill-rule="evenodd" d="${movedPath(d, { x: 0, y: 0, scale: 1 })}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 ${width} ${height}"><title>${escaped(name)}</title><rect width="${width}" height="${height}" fill="${ground ?? '#ffffff'}"/>${body}</svg>\n`;
};

/** A host name out of what a customer wrote as their website; example.com where there is none. */
export const domainOf = (website: string): string => /^(?:https?:\/\/)?(?:www\.)?([^/\s]+)/i.exec(website)?.[1]?.toLowerCase() ?? 'example.com';

/** What to publish so that inboxes show the logo. */
export const bimiHowTo = (website: string): string => {
  const domain = domainOf(website);
  return `Show your logo in inboxes (BIMI)

1. Your email must pass DMARC with the policy "quarantine" or "reject". Your email provider can turn it on.
2. Upload logo.svg to your website, so that this address opens it:
   https://${domain}/bimi/logo.svg
3. Add this TXT record to the DNS of ${domain}:

   Name:   default._bimi.${domain}
   Value:  v=BIMI1; l=https://${domain}/bimi/logo.svg;

Gmail and Apple Mail also ask for a certificate (VMC or CMC) for your logo. You buy it from a certificate authority and
add its address to the value: a=https://${domain}/bimi/certificate.pem
`;
};
