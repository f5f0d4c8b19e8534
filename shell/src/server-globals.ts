/**
 * What React's renderer and the router expect beyond the language itself. The gateway renders pages in an isolate that has
 * ECMAScript and nothing else: no timers, no network, no console. Rendering is synchronous, so everything that would run
 * later does nothing here.
 */
import 'core-js/stable/url';
import 'core-js/stable/url-search-params';

const nothing = (): void => undefined;

const utf8Of = (text: string): Uint8Array => {
  const bytes: number[] = [];
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    // A lone surrogate is not a character.
    const code = point >= 0xd8_00 && point <= 0xdf_ff ? 0xff_fd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x8_00) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x1_00_00) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
};

/** React writes streams with it; a page is rendered to a string. */
class Utf8Encoder {
  readonly encoding = 'utf-8';
  encode(text = ''): Uint8Array {
    return utf8Of(text);
  }
}

class IdleChannel {
  readonly port1 = { onmessage: null, postMessage: nothing };
  readonly port2 = { onmessage: null, postMessage: nothing };
}

class Controller {
  readonly signal = { aborted: false, reason: undefined, addEventListener: nothing, removeEventListener: nothing, throwIfAborted: nothing };
  abort(): void {
    this.signal.aborted = true;
  }
}

/** The isolate knows no time zones and no languages: a prerendered page must not depend on the reader's. */
const noLocale = (name: string) => (): never => {
  throw new Error(`${name} is not available while a page is prerendered. Format it in an effect.`);
};

class Format {
  readonly format = noLocale('Intl');
  readonly formatToParts = noLocale('Intl');
  readonly formatRange = noLocale('Intl');
  readonly resolvedOptions = noLocale('Intl');
}

const MISSING: Readonly<Record<string, unknown>> = {
  console: { debug: nothing, error: nothing, info: nothing, log: nothing, trace: nothing, warn: nothing },
  setTimeout: () => 0,
  clearTimeout: nothing,
  setInterval: () => 0,
  clearInterval: nothing,
  queueMicrotask: nothing,
  MessageChannel: IdleChannel,
  AbortController: Controller,
  TextEncoder: Utf8Encoder,
  performance: { now: () => 0, mark: nothing, measure: nothing },
  Intl: { DateTimeFormat: Format, NumberFormat: Format, PluralRules: Format, RelativeTimeFormat: Format, ListFormat: Format, Collator: Format },
};

for (const [name, value] of Object.entries(MISSING)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Without `Intl` these would answer in a format of their own. */
const LOCALE_METHODS: readonly (readonly [object, string])[] = [
  [Number.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
];
if (MISSING.Intl === globalThis.Intl) {
  for (const [prototype, name] of LOCALE_METHODS) Object.defineProperty(prototype, name, { value: noLocale(name), configurable: true, writable: true });
}
