import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replaceAll(/["&'<>]/g, (char) => ENTITIES[char] ?? char);

/** Everything escaped already. */
interface Layout {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly picture: { readonly source: string; readonly alt: string } | undefined;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string } | undefined;
  readonly notes: readonly string[];
  readonly reason: string;
  readonly home: string;
}

/* Colours and faces of the site; mail programs know no custom properties. */
const INK = '#17130f';
const PAPER = '#faf6ef';
const MUTED = '#6d6459';
const LINE = '#e5ddd0';
const LIT = '#e2542b';
const HEADING_FACE = "'Bricolage Grotesque','Avenir Next Condensed','Arial Narrow',Arial,sans-serif";
const TEXT_FACE = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";

/** The mark: fifteen dots in three rows, one of them lit. As cells, for programs that block pictures. */
const mark = (): string => {
  const dot = (row: number, column: number): string => {
    const color = row === 1 && column === 3 ? LIT : INK;
    return `<td width="6" height="6" bgcolor="${color}" style="width:6px;height:6px;border-radius:3px;background:${color};font-size:0;line-height:0">&nbsp;</td>`;
  };
  const rows = [0, 1, 2].map((row) => `<tr>${[0, 1, 2, 3, 4].map((column) => dot(row, column)).join('')}</tr>`);
  return `<table role="presentation" cellpadding="0" cellspacing="3" border="0">${rows.join('')}</table>`;
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px;font:17px/26px ${TEXT_FACE};color:${INK}">${text}</p>`;
const note = (text: string): string => `<p style="margin:0 0 12px;font:14px/21px ${TEXT_FACE};color:${MUTED};word-break:break-word">${text}</p>`;

const buttonWithLink = ({ label, href }: { label: string; href: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${INK}" style="border-radius:26px;background:${INK};mso-padding-alt:15px 28px">
<a href="${href}" style="display:inline-block;padding:15px 28px;font:600 17px/22px ${TEXT_FACE};color:#ffffff;text-decoration:none;border-radius:26px">${label}</a>
</td></tr></table>
${note(`If the button doesn’t work, open this link:<br><a href="${href}" style="color:${MUTED}">${href}</a>`)}`;

/** The picture brings its own background: a mail program that darkens the page leaves it as it is. */
const logo = ({ source, alt }: { source: string; alt: string }): string =>
  `<img src="${source}" alt="${alt}" width="280" style="display:block;width:280px;max-width:100%;height:auto;border:1px solid ${LINE};border-radius:16px;margin:0 0 24px;font:600 17px/26px ${TEXT_FACE};color:${INK}">`;

/**
 * Outlook for Windows lays mails out as Word does: it knows no greatest width, no rounded corners, and sets text whose
 * first font is missing in Times. These comments are read by it alone.
 */
const OUTLOOK_FONTS = '<!--[if mso]><style>body,table,td,p,a,h1{font-family:Arial,sans-serif !important}</style><![endif]-->';
const OUTLOOK_COLUMN = ['<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->', '<!--[if mso]></td></tr></table><![endif]-->'] as const;

/** One column of 600 pixels at most, in tables, with styles in place: what every mail program understands. */
export const layout = (of: Layout): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${of.subject}</title>
${OUTLOOK_FONTS}
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${of.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
${OUTLOOK_COLUMN[0]}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px"><a href="${of.home}" style="text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${mark()}</td><td style="padding-left:10px;font:800 22px/24px ${HEADING_FACE};color:${INK}">${PRODUCT_NAME}</td></tr></table></a></td></tr>
<tr><td style="background:#ffffff;border:1px solid ${LINE};border-radius:20px;padding:36px 32px 24px">
<h1 style="margin:0 0 20px;font:800 30px/34px ${HEADING_FACE};letter-spacing:-.02em;color:${INK}">${of.heading}</h1>
${of.picture ? logo(of.picture) : ''}
${of.paragraphs.map(paragraph).join('\n')}
${of.button ? buttonWithLink(of.button) : ''}
${of.notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0">
${note(of.reason)}
${note(`Questions? <a href="mailto:${SUPPORT_EMAIL}" style="color:${MUTED}">${SUPPORT_EMAIL}</a>`)}
</td></tr>
</table>
${OUTLOOK_COLUMN[1]}
</td></tr></table>
</body>
</html>
`;
