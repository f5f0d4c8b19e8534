import { Ajv2020 } from 'ajv/dist/2020.js';
import { callApi } from '../testing/api-client.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { anAccount } from './accounts.ts';
import { type Answered, BY_LINK, createFaultFinder, type Fault, type Sent } from './faults.ts';
import type { ApiDocument } from './operation.ts';
import type { CallerName, Step } from './step.ts';
import { type Account, createWorld, placeOf } from './world.ts';

/** What a game needs besides the gateway. */
export interface Board {
  readonly gateway: TestGateway;
  readonly document: ApiDocument;
  /** Token of a team that releases. */
  readonly team: string;
  /** Told of every call that was made. */
  readonly onAnswer: (sent: Sent, answered: Answered) => void;
}

/** Only the head of a stream is looked at; it is left open no longer than that. */
const STREAM = 'text/event-stream';

/** Another address for every call: the limits of an address are tested elsewhere, and would hide everything else. */
const addressOf = (call: number): string => `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;

let calls = 0;

/** Makes these calls one after another as two fresh accounts, nobody and a team; gives what was wrong. */
export const play = async ({ gateway, document, team, onAnswer }: Board, steps: readonly Step[]): Promise<Fault[]> => {
  const world = createWorld();
  const accounts = new Map<string, Account>();
  const join = async (name: string): Promise<Account> => {
    const account = await anAccount(gateway, world, name);
    accounts.set(name, account);
    return account;
  };
  await join('one');
  await join('other');
  const faultsOf = createFaultFinder(new Ajv2020({ strict: false, validateFormats: false }), document, {
    canaries: () => [...accounts].map(([name, { canary }]) => [name, canary] as const),
    ownerOf: world.ownerOf,
  });

  /** An account that signed itself out signs in again; one that is gone, or has a new password, is followed by a fresh one. */
  const tokenOf = async (caller: CallerName): Promise<string | undefined> => {
    if (caller === 'team') return team;
    const account = accounts.get(caller);
    if (!account) return undefined;
    const { status } = await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token: account.token });
    if (status === 200) return account.token;
    const { email, password } = account;
    const again = await callApi(gateway.url, 'POST', '/api/v1/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': addressOf((calls += 1)) } });
    if (again.status !== 200) return (await join(caller)).token;
    account.token = again.body.access_token;
    return account.token;
  };

  const found: Fault[] = [];
  for (const step of steps) {
    const { operation, caller } = step;
    const place = placeOf(operation.path);
    const token = await tokenOf(caller);
    const sent = sentOf(step, (value) => world.resolved(value, place, caller));
    const answered = await send(gateway.url, sent, token, addressOf((calls += 1)));
    onAnswer(sent, answered);
    found.push(...faultsOf(sent, answered));
    if (answered.status < 400 && accounts.has(caller) && !BY_LINK.has(operation.id)) world.harvest(parsed(answered.text), '', place, caller);
  }
  return found;
};

interface Request extends Sent {
  readonly method: string;
  readonly mediaType: string | undefined;
}

const sentOf = ({ operation, caller, method, path, query, body, mediaType }: Step, resolve: (value: unknown) => unknown): Request => {
  const filled = Object.entries(resolve(path) as Record<string, unknown>).reduce((url, [name, value]) => url.replace(`{${name}}`, encoded(value)), operation.path);
  const asked = Object.entries(resolve(query) as Record<string, unknown>).map(([name, value]) => `${name}=${encoded(value)}`);
  const used = method ?? operation.method;
  const isDescribed = used === operation.method && mediaType === operation.body?.mediaType;
  return { operation, caller, method: used, mediaType, isDescribed, url: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled, body: resolve(body) };
};

/** As a browser would write it into an address; lone surrogates have no place there. */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(String(value)).toString()) || '%20';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const send = async (origin: string, { url, method, mediaType, body }: Request, token: string | undefined, address: string): Promise<Answered> => {
  const left = new AbortController();
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const response = await fetch(origin + url, {
    method,
    redirect: 'manual',
    signal: left.signal,
    headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }), ...(hasBody && mediaType && { 'content-type': mediaType }) },
    ...(hasBody && { body: mediaType === 'application/octet-stream' ? Buffer.from(String(body), 'latin1') : JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  const text = type.startsWith(STREAM) ? '' : await response.text();
  left.abort();
  return { status: response.status, mediaType: type, headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'), text };
};
