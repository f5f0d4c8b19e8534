import type { Db } from '../../platform/database/db.ts';
import { findObject } from './stand-in-store.ts';

/** Fields that hold an id of ours, and what it is the id of. */
const FIELDS = { payment_intent: 'payment_intent', latest_charge: 'charge', charge: 'charge' } as const;
type Field = keyof typeof FIELDS;

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

const expandPath = async (db: Db, object: Record<string, unknown>, [name = '', ...rest]: readonly string[]): Promise<Record<string, unknown>> => {
  if (name === 'data') {
    const data = object.data as Record<string, unknown>[];
    return { ...object, data: await Promise.all(data.map((entry) => expandPath(db, entry, rest))) };
  }
  if (!isField(name)) return object;
  const value = object[name];
  const whole = typeof value === 'string' ? await findObject(db, FIELDS[name], value) : value;
  if (!whole || rest.length === 0) return { ...object, [name]: whole ?? value };
  return { ...object, [name]: await expandPath(db, whole as unknown as Record<string, unknown>, rest) };
};

/** `expand[]=payment_intent.latest_charge`: ids become the objects that they name. */
export const expanded = async (db: Db, object: object, expand: unknown): Promise<object> => {
  const paths = (Array.isArray(expand) ? expand : Object.values((expand as object | undefined) ?? {})).map(String);
  let whole = object as Record<string, unknown>;
  for (const path of paths) whole = await expandPath(db, whole, path.split('.'));
  return whole;
};
