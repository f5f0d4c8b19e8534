import { type CardDetails, EMAIL_LINE, WEBSITE_LINE } from '@fifteen/contracts';
import type { GuideCopy } from '../copy/guide-copy.ts';
import { escaped } from './escaped.ts';
import { signsFromRight } from './signs-from-right.ts';

export interface SignatureLook {
  readonly company: string;
  /** PNG as base64. */
  readonly logo: string;
  /** Pixels at which it is shown. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly serif: boolean;
}

const FONTS = { serif: "Georgia, 'Times New Roman', serif", sans: 'Arial, Helvetica, sans-serif' } as const;

const link = (href: string, text: string, color: string): string => `<a href="${escaped(href)}" style="color:${color};text-decoration:none;">${escaped(text)}</a>`;
/** A link where the text is surely an address; else the text as it is. */
const mailLink = (text: string, color: string): string => (EMAIL_LINE.test(text) ? link(`mailto:${text}`, text, color) : escaped(text));
const siteLink = (text: string, color: string): string => (WEBSITE_LINE.test(text) ? link(text.startsWith('http') ? text : `https://${text}`, text, color) : escaped(text));
const phoneLink = (text: string, color: string): string => {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 5 ? link(`tel:${digits}`, text, color) : escaped(text);
};

const rowOf = (content: string, style: string): string => (content === '' ? '' : `<tr><td style="padding:0;${style}">${content}</td></tr>`);

/** A signature that mail programs keep: one table, styles on the elements, the picture inside. */
export const signatureHtml = (details: CardDetails, look: SignatureLook): string => {
  const { name, role, phone, email, website, address } = details;
  const { company, logo, width, height, text, quiet, accent, serif } = look;
  const font = `font-family:${serif ? FONTS.serif : FONTS.sans};`;
  const ways = [phone && phoneLink(phone, text), email && mailLink(email, text), website && siteLink(website, text), address && escaped(address)].filter(Boolean);
  const rows = [
    rowOf(escaped(name), `${font}font-size:16px;line-height:22px;font-weight:bold;color:${text};`),
    rowOf(escaped(role), `${font}font-size:13px;line-height:20px;color:${quiet};`),
    ...ways.map((way, at) => rowOf(way, `${font}font-size:13px;line-height:20px;color:${text};${at === 0 ? 'padding-top:6px;' : ''}`)),
  ].join('');
  const direction = signsFromRight(details, company) ? 'rtl' : 'ltr';
  const picture = `<img src="data:image/png;base64,${logo}" width="${width}" height="${height}" alt="${escaped(company)}" style="display:block;border:0;">`;
  const side = direction === 'rtl' ? ['left', 'right'] : ['right', 'left'];
  const written = rows === '' ? '' : `<td style="padding-${side[1]}:18px;border-${side[1]}:2px solid ${accent};vertical-align:middle;"><table role="presentation" cellpadding="0" cellspacing="0" border="0">${rows}</table></td>`;
  return `<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;"><tr><td style="padding-${side[0]}:18px;vertical-align:middle;">${picture}</td>${written}</tr></table>`;
};

/** The signature on a page to copy it from. */
export const signaturePage = (signature: string, company: string, { language, signature: title }: Pick<GuideCopy, 'language' | 'signature'>): string =>
  `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<title>${escaped(title)}: ${escaped(company)}</title>\n<body style="margin:40px;background:#ffffff;">\n${signature}\n</body>\n</html>\n`;
