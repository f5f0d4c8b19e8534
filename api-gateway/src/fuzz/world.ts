import { randomUUID } from 'node:crypto';
import { Known } from './values.ts';

/** An account that the fuzz plays. */
export interface Account {
  /** Whose things are whose goes by this name. No two accounts of a game share one. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** A word that is in its data and nowhere else. */
  readonly canary: string;
  token: string;
}

/** What names a thing of an account, and may be tried by the other: never a secret, never a canary. */
const NAMING = new Set(['project', 'asset', 'order', 'share', 'invoice', 'session', 'session_id', 'passkey', 'email', 'id']);
/** Names under which the same thing is told and asked for. */
const ALIASES: Readonly<Record<string, string>> = {
  project_id: 'project',
  'projects/id': 'project',
  assetId: 'asset',
  asset_id: 'asset',
  asset_ids: 'asset',
  selected_asset_id: 'asset',
  'assets/id': 'asset',
  order_id: 'order',
  'billing/id': 'order',
  'orders/id': 'order',
  'brand-kit/id': 'order',
  'share/token': 'share',
  'shares/token': 'share',
  invoice_number: 'invoice',
  number: 'invoice',
  'sessions/id': 'session',
  'users/session_id': 'session',
  parent: 'asset',
  next_cursor: 'cursor',
  'passkeys/id': 'passkey',
  passkey_id: 'passkey',
  current_password: 'password',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Values that open something of one account only, and can be replaced by an unknown one of the same form. */
const PRIVATE_FORM = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|cs_\w+|(?:INV|CN)-\d{4}-\d+)$/i;
/** Of each kind the newest are remembered. */
const MOST = 40;

/** What a name means at a place of the API: "id" under /projects is a project. */
export const kindOf = (name: string, place: string): string => ALIASES[`${place}/${name}`] ?? ALIASES[name] ?? name;

/** The part of a path that says what its ids are of. */
export const placeOf = (path: string): string => {
  const [, , , place = '', next] = path.split('/');
  return next === 'assets' ? next : place;
};

/** Lists below a project whose ids are not of projects. */
const LISTS_OF_THEIR_OWN = new Set(['assets', 'refinements', 'history']);

/** The part of a path that says what the ids of its answer are of. */
export const answerPlaceOf = (path: string): string => path.split('/').find((part) => LISTS_OF_THEIR_OWN.has(part)) ?? placeOf(path);

/** What the answers of both accounts told so far. Only ids that one of them was told first are that one's own. */
export const createWorld = () => {
  const told = new Map<string, { value: unknown; owner: string }[]>();
  const owners = new Map<string, string>();

  const remember = (kind: string, value: unknown, owner: string): void => {
    const known = told.get(kind) ?? [];
    if (known.some((entry) => entry.value === value)) return;
    told.set(kind, [...known, { value, owner }].slice(-MOST));
  };

  const harvest = (value: unknown, name: string, place: string, owner: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => harvest(item, name, place, owner));
    if (typeof value === 'object' && value !== null) return Object.entries(value).forEach(([key, item]) => harvest(item, key, name || place, owner));
    if (typeof value !== 'string' || value.length > 400) return;
    if (UUID.test(value)) owners.set(value, owners.get(value) ?? owner);
    remember(kindOf(name, place), value, owner);
  };

  /** One of the values of this kind: the caller's own most often, another's now and then. */
  const chosen = (kind: string, index: number, caller: string, onForeign: (value: string) => string): unknown => {
    const known = told.get(kind) ?? [];
    const own = known.filter(({ owner }) => owner === caller);
    const pool = NAMING.has(kind) && index % 4 === 0 ? known : own;
    const entry = pool[index % Math.max(1, pool.length)];
    const isForeign = entry && entry.owner !== caller && typeof entry.value === 'string' && PRIVATE_FORM.test(entry.value);
    return isForeign ? onForeign(entry.value as string) : entry?.value;
  };

  /** Puts in what earlier answers told. `onForeign` may replace ids of somebody else. */
  const resolved = (value: unknown, place: string, caller: string, onForeign: (value: string) => string = (id) => id): unknown => {
    if (value instanceof Known) return chosen(kindOf(value.name, place), value.index, caller, onForeign) ?? resolved(value.otherwise, place, caller, onForeign);
    if (Array.isArray(value)) return value.map((item) => resolved(item, place, caller, onForeign));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, place, caller, onForeign)]));
  };

  return { harvest, remember, resolved, ownerOf: (id: string): string | undefined => owners.get(id) };
};

export type World = ReturnType<typeof createWorld>;

/** A word that nothing else contains. */
export const aCanary = (): string => `canary${randomUUID().replaceAll('-', '')}`;

/** An id of the same form that names nothing. */
export const unknownLike = (id: string): string => {
  if (UUID.test(id)) return randomUUID();
  const fresh = randomUUID().replaceAll('-', '');
  const end = Math.max(id.lastIndexOf('-'), id.lastIndexOf('_')) + 1;
  return id.slice(0, end) + (/^\d+$/.test(id.slice(end)) ? String(Number.parseInt(fresh.slice(0, 10), 16)).padStart(9, '9') : fresh);
};
