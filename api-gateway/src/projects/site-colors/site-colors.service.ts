import { PALETTE_SIZE, type SiteColors } from '@fifteen/contracts';
import { AppError } from '../../platform/errors/errors.ts';
import { type FetchRefusal, PublicFetchError, type PublicFetch } from '../../platform/outgoing/public-fetch.ts';
import { addColor, addStyles, type ColorWeights, leadingColors, THEME_COLOR } from './css-colors.ts';
import { readPage } from './read-page.ts';

const PAGE_BYTES = 1024 * 1024;
const SHEET_BYTES = 512 * 1024;
const SHEETS_MAX = 5;
/** For the page and all its stylesheets together. */
const TIMEOUT_MS = 8_000;

const PAGES = ['text/html', 'application/xhtml+xml'];
const SHEETS = ['text/css'];

const INSTEAD = 'You can write your color codes instead.';
const WORDS: Readonly<Record<FetchRefusal, (host: string) => string>> = {
  'not-an-address': () => 'That isn’t a web address. Write it like example.com.',
  'not-public': (host) => `We couldn’t find a public website at ${host}. Check the address.`,
  'no-answer': (host) => `${host} didn’t answer. Check the address, or try again later.`,
  'too-slow': (host) => `${host} took too long to answer. Try again later.`,
  'bad-certificate': (host) => `${host} has a security certificate that isn’t valid, so we didn’t read it.`,
  'too-many-redirects': (host) => `${host} sends visitors in circles, so we couldn’t read it.`,
  refused: (host) => `${host} doesn’t let us read that page.`,
  'wrong-type': (host) => `What we found at ${host} isn’t a web page.`,
};

const refusal = (detail: string): AppError => new AppError('site_not_read', { detail });

/** Reads "example.com" as https, then as http if nothing answers. Throws if the text is not a web address. */
const urlsOf = (typed: string): URL[] => {
  const hasProtocol = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const candidates = hasProtocol ? [typed] : [`https://${typed}`, `http://${typed}`];
  if (/\s/.test(typed) || !candidates.every((one) => URL.canParse(one))) throw refusal(WORDS['not-an-address'](''));
  return candidates.map((one) => new URL(one));
};

interface Dependencies {
  readonly fetch: PublicFetch;
  readonly timeoutMs?: number;
}

export interface SiteColorsService {
  /** Throws site_not_read, with what to do, where the site cannot be read or has no colors of its own. */
  readonly read: (address: string) => Promise<SiteColors>;
}

export const createSiteColorsService = ({ fetch, timeoutMs = TIMEOUT_MS }: Dependencies): SiteColorsService => {
  const pageOf = async ([url, ...others]: readonly URL[], signal: AbortSignal): Promise<{ url: URL; text: string }> => {
    try {
      return await fetch(url!, { types: PAGES, maxBytes: PAGE_BYTES, signal });
    } catch (error) {
      if (!(error instanceof PublicFetchError)) throw error;
      if (others.length > 0 && error.reason === 'no-answer') return pageOf(others, signal);
      throw refusal(`${WORDS[error.reason](url!.hostname)}${error.reason === 'not-an-address' ? '' : ` ${INSTEAD}`}`);
    }
  };

  /** A stylesheet that cannot be read is left out: the page has others. */
  const sheetOf = async (url: URL, signal: AbortSignal): Promise<string> => {
    try {
      return (await fetch(url, { types: SHEETS, maxBytes: SHEET_BYTES, signal })).text;
    } catch (error) {
      if (error instanceof PublicFetchError) return '';
      throw error;
    }
  };

  return {
    read: async (address) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const page = await pageOf(urlsOf(address), signal);
      const { themeColors, styles, sheets } = readPage(page.text, page.url);
      const linked = await Promise.all(sheets.slice(0, SHEETS_MAX).map((sheet) => sheetOf(sheet, signal)));
      const weights: ColorWeights = new Map();
      const variables = new Map<string, string>();
      for (const color of themeColors) addColor(weights, color, THEME_COLOR);
      for (const css of [...linked, ...styles]) addStyles(weights, variables, css);
      const colors = leadingColors(weights, PALETTE_SIZE);
      if (colors.length === 0) throw refusal(`We found only black, white and gray on ${page.url.hostname}. ${INSTEAD}`);
      return { site: page.url.hostname, colors };
    },
  };
};
