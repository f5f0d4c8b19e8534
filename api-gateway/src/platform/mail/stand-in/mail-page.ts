import { escaped } from '../templates/layout.ts';
import type { CaughtMail } from './caught-mails.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; background: #faf6ef; color: #17130f; margin: 0 auto; max-width: 860px; padding: 24px 20px }
  h1 { font-size: 24px; margin: 0 0 4px } p { margin: 0 0 16px; color: #6d6459 } a { color: inherit }
  ul { list-style: none; margin: 0; padding: 0 } li { border-top: 1px solid #e5ddd0 }
  li a { display: grid; gap: 2px; padding: 12px 0; text-decoration: none } li a:hover b { text-decoration: underline }
  span { color: #6d6459; font-size: 14px } iframe { width: 100%; height: 720px; border: 1px solid #e5ddd0; border-radius: 12px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #e5ddd0; border-radius: 12px; padding: 16px }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
${body}
</html>
`;

const NOTICE = '<p>The local mail catcher: these mails were delivered to nobody. Set SMTP_URL to send them.</p>';

const entry = ({ id, to, subject, date }: CaughtMail): string =>
  `<li><a href="/dev/mail/${id}"><b>${escaped(subject)}</b><span>to ${escaped(to.join(', '))}, ${escaped(date)}</span></a></li>`;

export const listPage = (mails: readonly CaughtMail[]): string =>
  page('Caught mail', `<h1>Caught mail</h1>${NOTICE}${mails.length > 0 ? `<ul>${mails.map(entry).join('')}</ul>` : '<p>No mail yet.</p>'}`);

export const mailPage = ({ id, from, to, subject, date, text }: CaughtMail): string =>
  page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p><h1>${escaped(subject)}</h1>
<p>from ${escaped(from)} to ${escaped(to.join(', '))}, ${escaped(date)}. <a href="/dev/mail/${id}/source">Source</a></p>
<iframe sandbox="allow-popups" title="The mail" src="/dev/mail/${id}/html"></iframe>
<h2>As text</h2><pre>${escaped(text)}</pre>`,
  );
