import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Operator } from './operator.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const DOTS = Array.from({ length: 15 }, (_, i) => `<circle cx="${3.25 + (i % 5) * 10}" cy="${3.25 + Math.floor(i / 5) * 10}" r="3.25"${i === 8 ? ' class="lit"' : ''}/>`);
const MARK = `<svg class="mark" viewBox="0 0 46.5 26.5" aria-hidden="true">${DOTS.join('')}</svg>`;

/** Pages of operators that a sign-in may lead to. */
export type OperatorPlace = '/operations' | '/releases';

const PLACES: readonly (readonly [OperatorPlace, string])[] = [
  ['/operations', 'Operations'],
  ['/releases', 'Releases'],
];

const places = (here: OperatorPlace): string =>
  `<nav aria-label="Operators">${PLACES.map(([path, name]) => `<a href="${path}"${path === here ? ' aria-current="page"' : ''}>${name}</a>`).join('')}</nav>`;

const whoIs = ({ name, role }: Operator): string =>
  `<div class="who"><p><b>${safe(name)}</b> <span class="quiet">${role}</span></p><form method="post" action="/operations/sign-out"><button class="plain">Sign out</button></form></div>`;

interface PageParts {
  readonly title: string;
  readonly body: string;
  /** Undefined shows it to a visitor. */
  readonly as: Operator | undefined;
  readonly here: OperatorPlace;
  /** Where the browser goes by itself at once. */
  readonly next?: OperatorPlace;
}

/** The frame of operators' pages: no script, so that it works when nothing else does. */
export const page = ({ title, body, as, here, next }: PageParts): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#faf6ef"><title>${safe(title)} · ${PRODUCT_NAME}</title>
${next ? `<meta http-equiv="refresh" content="0; url=${next}">` : ''}<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/operations/style.css"></head><body>
<header class="bar"><a class="logo" href="${here}">${MARK}<b>${PRODUCT_NAME}</b> <span>Operators</span></a>${as ? places(here) + whoIs(as) : ''}</header><main>${body}</main></body></html>`;

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${safe(value)}">`;

/** A form of one button. GET asks something, POST does it. */
export const buttonForm = (method: 'get' | 'post', action: string, fields: Readonly<Record<string, string>>, button: string): string =>
  `<form method="${method}" action="${action}">${Object.entries(fields).map(([name, value]) => hidden(name, value)).join('')}${button}</form>`;

/** What came of a move. */
export interface Told {
  readonly words: string;
  readonly isRefusal: boolean;
}

export const toldBox = ({ words, isRefusal }: Told): string => `<p class="told${isRefusal ? ' wrong' : ''}" role="${isRefusal ? 'alert' : 'status'}">${safe(words)}</p>`;

export const minuteOf = (at: Date | string): string => (typeof at === 'string' ? at : at.toISOString()).slice(0, 16).replace('T', ' ');

export const heads = (names: readonly string[]): string => names.map((name) => `<th scope="col">${name}</th>`).join('');
