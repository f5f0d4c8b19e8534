import { ERRORS, type ErrorCode } from '@fifteen/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { callApi } from '../testing/api-client.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { anAccount } from './accounts.ts';
import { type Answered, BY_LINK, createFaultFinder, type Fault, type Sent, tellingApart } from './faults.ts';
import type { ApiDocument } from './operation.ts';
import type { CallerName, Step } from './step.ts';
import { type Account, answerPlaceOf, createWorld, placeOf, unknownLike } from './world.ts';

/** What a game needs besides the gateway. */
export interface Board {
  readonly gateway: TestGateway;
  readonly document: ApiDocument;
  /** Token of a team that releases. */
  readonly team: string;
  /** Told of every call that was made. */
  readonly onAnswer: (sent: Sent, answered: Answered) => void;
  /** Told of every call on an id of somebody else that was compared with the same call on an unknown id. */
  readonly onCompared: () => void;
}

const STREAM = 'text/event-stream';
/** A stream is read until it has been silent for so long. */
const SILENCE_MS = 60;

/** Another address for every call: the limits of an address are tested elsewhere, and would hide everything else. */
const addressOf = (call: number): string => `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;

let calls = 0;

/** One for all games: it keeps what it compiled of each schema. */
const AJV = new Ajv2020({ strict: false, validateFormats: false });

/** Makes these calls one after another as two fresh accounts, nobody and a team; gives what was wrong. */
export const play = async ({ gateway, document, team, onAnswer, onCompared }: Board, steps: readonly Step[]): Promise<Fault[]> => {
  const world = createWorld();
  const accounts = new Map<string, Account>();
  /** Of accounts that are gone, too: their data must reach nobody either. */
  const canaries: (readonly [string, string])[] = [];
  const join = async (role: string): Promise<Account> => {
    const account = await anAccount(gateway, world, `${role}${canaries.length}`);
    accounts.set(role, account);
    canaries.push([account.name, account.canary]);
    return account;
  };
  await join('one');
  await join('other');
  const faultsOf = createFaultFinder(AJV, document, {
    canaries: () => canaries,
    ownerOf: world.ownerOf,
    statusOfCode: (code) => ERRORS[code as ErrorCode]?.status,
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
    const owner = accounts.get(caller)?.name ?? caller;
    const make = async (sent: Request): Promise<Answered> => {
      const answered = await send(gateway.url, sent, token, addressOf((calls += 1)));
      found.push(...faultsOf(sent, answered));
      return answered;
    };
    let isForeign = false;
    const unknown = sentOf(step, owner, (value) => world.resolved(value, place, owner, (id) => ((isForeign = true), unknownLike(id))));
    const onUnknown = isForeign && !BY_LINK.has(operation.id) ? await make(unknown) : undefined;
    const sent = sentOf(step, owner, (value) => world.resolved(value, place, owner));
    const answered = await make(sent);
    onAnswer(sent, answered);
    if (onUnknown) {
      onCompared();
      found.push(...tellingApart(sent, answered, onUnknown));
    }
    if (answered.status < 400 && accounts.has(caller) && !BY_LINK.has(operation.id)) world.harvest(parsed(answered.text), '', answerPlaceOf(operation.path), owner);
  }
  return found;
};

interface Request extends Sent {
  readonly mediaType: string | undefined;
}

const sentOf = ({ operation, method, path, query, body, mediaType }: Step, caller: string, resolve: (value: unknown) => unknown): Request => {
  const filled = Object.entries(resolve(path) as Record<string, unknown>).reduce((url, [name, value]) => url.replace(`{${name}}`, encoded(value)), operation.path);
  const asked = Object.entries(resolve(query) as Record<string, unknown>).flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`));
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

/** What a stream says until it is silent, or ends. */
const headOf = async ({ body }: Response): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const silence = new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), SILENCE_MS));
    const part = await Promise.race([reader?.read(), silence]);
    if (!part || part.done) return text;
    text += decoder.decode(part.value, { stream: true });
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
  const text = type.startsWith(STREAM) ? await headOf(response) : await response.text();
  left.abort();
  return { status: response.status, mediaType: type, headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'), text };
};
