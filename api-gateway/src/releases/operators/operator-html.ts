import { PRODUCT_NAME } from '@fifteen/contracts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const DOTS = Array.from({ length: 15 }, (_, i) => `<circle cx="${3.25 + (i % 5) * 10}" cy="${3.25 + Math.floor(i / 5) * 10}" r="3.25"${i === 8 ? ' class="lit"' : ''}/>`);
const MARK = `<svg class="mark" viewBox="0 0 46.5 26.5" aria-hidden="true">${DOTS.join('')}</svg>`;

const SIGN_OUT = '<form method="post" action="/releases/sign-out"><button class="plain">Sign out</button></form>';

interface PageParts {
  readonly title: string;
  readonly body: string;
  readonly as: 'visitor' | 'operator';
}

/** The frame of operators' pages: no script, so that it works when nothing else does. */
export const page = ({ title, body, as }: PageParts): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#faf6ef"><title>${safe(title)} · ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/releases/style.css"></head><body>
<header class="bar"><a class="logo" href="/releases">${MARK}<b>${PRODUCT_NAME}</b> <span>Operators</span></a>${as === 'operator' ? SIGN_OUT : ''}</header><main>${body}</main></body></html>`;

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${safe(value)}">`;

/** A form of one button. GET asks something, POST does it. */
export const buttonForm = (method: 'get' | 'post', action: string, fields: Readonly<Record<string, string>>, button: string): string =>
  `<form method="${method}" action="/releases/${action}">${Object.entries(fields).map(([name, value]) => hidden(name, value)).join('')}${button}</form>`;
