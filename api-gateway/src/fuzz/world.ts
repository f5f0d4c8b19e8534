import { randomUUID } from 'node:crypto';
import { Known } from './values.ts';

/** An account that the fuzz plays. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** A word that stands in its data and nowhere else. */
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
  'passkeys/id': 'passkey',
  passkey_id: 'passkey',
  current_password: 'password',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of each kind the newest are remembered. */
const MOST = 40;

/** What a name means at a place of the API: "id" under /projects is a project. */
export const kindOf = (name: string, place: string): string => ALIASES[`${place}/${name}`] ?? ALIASES[name] ?? name;

/** The part of a path that says what its ids are of. */
export const placeOf = (path: string): string => {
  const [, , , place = '', next] = path.split('/');
  return next === 'assets' ? next : place;
};

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
  const chosen = (kind: string, index: number, caller: string): unknown => {
    const known = told.get(kind) ?? [];
    const own = known.filter(({ owner }) => owner === caller);
    const pool = NAMING.has(kind) && index % 4 === 0 ? known : own;
    return pool[index % Math.max(1, pool.length)]?.value;
  };

  const resolved = (value: unknown, place: string, caller: string): unknown => {
    if (value instanceof Known) return chosen(kindOf(value.name, place), value.index, caller) ?? resolved(value.otherwise, place, caller);
    if (Array.isArray(value)) return value.map((item) => resolved(item, place, caller));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, place, caller)]));
  };

  return { harvest, remember, resolved, ownerOf: (id: string): string | undefined => owners.get(id) };
};

export type World = ReturnType<typeof createWorld>;

/** A word that nothing else contains. */
export const aCanary = (): string => `canary${randomUUID().replaceAll('-', '')}`;
