import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** Why an address that a person typed was not read. */
export type FetchRefusal = 'not-an-address' | 'not-public' | 'no-answer' | 'too-slow' | 'bad-certificate' | 'too-many-redirects' | 'refused' | 'wrong-type';

export class PublicFetchError extends Error {
  override readonly name = 'PublicFetchError';
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export interface Fetched {
  /** After redirects. */
  readonly url: URL;
  /** Cut off at the limit. */
  readonly text: string;
}

interface Wanted {
  /** "text/html": what the answer must be. */
  readonly types: readonly string[];
  /** Of the text, unpacked. What is beyond it is not read. */
  readonly maxBytes: number;
  /** The end of all waiting, redirects included. */
  readonly signal: AbortSignal;
}

/** Reads text from the public internet. Rejects with a PublicFetchError. */
export type PublicFetch = (url: URL, wanted: Wanted) => Promise<Fetched>;

interface Dependencies {
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly isAllowedPort: (port: string) => boolean;
}

const REDIRECTS_MAX = 4;
/** Sites that refuse programs without a name are many. It names us, and nobody who asked. */
const USER_AGENT = 'Mozilla/5.0 (compatible; FifteenColors/1.0)';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const CERTIFICATE = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY/;

const ON_THE_INTERNET: Dependencies = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  // A URL names its port where it is not the usual one.
  isAllowedPort: (port) => port === '',
};

/**
 * A reader for addresses that strangers type (OWASP, server-side request forgery). Names are resolved once a hop: every
 * address of the name must be public, and the connection goes to the one that was checked, so that a name which answers
 * differently the second time gains nothing. Redirects are followed here, each checked like the first. No cookies, no
 * credentials, no reused connections, two protocols, their own ports.
 */
export const createPublicFetch = ({ resolve, isAllowed, isAllowedPort }: Dependencies = ON_THE_INTERNET): PublicFetch => {
  const checkedAddress = async (url: URL, signal: AbortSignal): Promise<string> => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PublicFetchError('not-an-address');
    if (url.username !== '' || url.password !== '') throw new PublicFetchError('not-an-address');
    if (!isAllowedPort(url.port)) throw new PublicFetchError('not-public');
    // The URL parser has written every spelling of an IPv4 address (hexadecimal, one number, octal) in the usual way.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(host) ? [host] : await untilAborted(resolve(host), signal).catch(asNoName);
    const [first] = addresses;
    // A name that does not exist and one of a private network look the same from outside.
    if (first === undefined || !addresses.every(isAllowed)) throw new PublicFetchError('not-public');
    return first;
  };

  const follow = async (url: URL, wanted: Wanted, left: number): Promise<Fetched> => {
    const address = await checkedAddress(url, wanted.signal);
    const answer = await answerOf(url, address, wanted);
    const { statusCode = 0, headers } = answer;
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      answer.destroy();
      if (left === 0) throw new PublicFetchError('too-many-redirects');
      if (!URL.canParse(headers.location, url.href)) throw new PublicFetchError('refused');
      return follow(new URL(headers.location, url), wanted, left - 1);
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new PublicFetchError('refused');
    }
    const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (!wanted.types.includes(type)) {
      answer.destroy();
      throw new PublicFetchError('wrong-type');
    }
    return { url, text: await textOf(answer, wanted.maxBytes) };
  };

  return async (url, wanted) => {
    try {
      return await follow(url, wanted, REDIRECTS_MAX);
    } catch (error) {
      if (error instanceof PublicFetchError) throw error;
      if (wanted.signal.aborted) throw new PublicFetchError('too-slow');
      const code = (error as NodeJS.ErrnoException).code ?? '';
      throw new PublicFetchError(CERTIFICATE.test(code) ? 'bad-certificate' : 'no-answer');
    }
  };
};

const asNoName = (error: unknown): readonly string[] => {
  if (error instanceof PublicFetchError) throw error;
  return [];
};

/** A resolver cannot be stopped; its answer is not waited for beyond the end. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(new PublicFetchError('too-slow'));
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });

const answerOf = (url: URL, address: string, { types, signal }: Wanted): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // Whatever asks for the name gets the address that was checked.
    const pinned: LookupFunction = (_name, options, done) => {
      const family = isIP(address);
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      lookup: pinned,
      agent: false,
      signal,
      headers: { 'User-Agent': USER_AGENT, Accept: types.join(', '), 'Accept-Encoding': 'gzip', Connection: 'close' },
    });
    request.once('response', resolve).once('error', reject).end();
  });

const UNPACKED = { '': undefined, identity: undefined, gzip: createGunzip } as const;

/** The first bytes of the text; a packed answer is counted as it is unpacked, so a bomb is cut off like any other. */
const textOf = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  const encoding = answer.headers['content-encoding'] ?? '';
  if (!(encoding in UNPACKED)) {
    answer.destroy();
    throw new PublicFetchError('wrong-type');
  }
  const unpack = UNPACKED[encoding as keyof typeof UNPACKED]?.();
  const source = unpack ? answer.on('error', (error) => unpack.destroy(error)).pipe(unpack) : answer;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - bytes));
      bytes += chunk.length;
      if (bytes >= maxBytes) break;
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
};
