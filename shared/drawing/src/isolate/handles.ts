import { DrawingError } from '../budget.ts';
import { Draw } from '../draw.ts';
import { Lettering } from '../lettering.ts';
import { Line } from '../line.ts';
import { Shape } from '../shape.ts';
import type { SurfaceName } from './surface.ts';

/** What crosses the border of the isolate: JSON in which `{ "$": n, "k": kind }` is an object of the host and `{ "f": n }` a function of the program. */
export type Wire = null | boolean | number | string | readonly Wire[] | { readonly [name: string]: Wire };

/** Objects that one run may hold at a time. */
const MOST_HANDLES = 50_000;
const MOST_DEPTH = 12;

/** The host's objects by number, and the translation of values on their way in and out. */
export function createHandles(invoke: (callback: number, args: Wire) => Wire) {
  const objects: object[] = [];
  const numbers = new Map<object, number>();

  const handleOf = (object: object, kind: SurfaceName): Wire => {
    const known = numbers.get(object);
    const number = known ?? objects.push(object) - 1;
    if (known === undefined) numbers.set(object, number);
    if (objects.length > MOST_HANDLES) throw new DrawingError(`The program holds more than ${MOST_HANDLES} objects.`);
    return { $: number, k: kind };
  };

  /** A host value as the program gets it. */
  const outgoing = (value: unknown, depth = 0): Wire => {
    if (depth > MOST_DEPTH) throw new DrawingError('A value is nested too deeply.');
    if (value === undefined || value === null) return null;
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
    const kind = kindOf(value);
    if (kind) return handleOf(value as object, kind);
    if (Array.isArray(value)) return value.map((item) => outgoing(item, depth + 1));
    return Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, outgoing(item, depth + 1)]));
  };

  /** What the program hands in, as the host understands it. Numbers that are not finite arrive as null and are refused where they are used. */
  const incoming = (wire: Wire, depth = 0): unknown => {
    if (depth > MOST_DEPTH) throw new DrawingError('An argument is nested too deeply.');
    if (wire === null) return undefined;
    if (typeof wire !== 'object') return wire;
    if (Array.isArray(wire)) return wire.map((item: Wire) => incoming(item, depth + 1));
    const record = wire as { readonly [name: string]: Wire };
    if (typeof record['$'] === 'number') return objectAt(record['$']);
    if (typeof record['f'] === 'number') {
      const callback = record['f'];
      return (...args: unknown[]) => incoming(invoke(callback, outgoing(args)));
    }
    // Own, null-prototype records: nothing that a program names can reach a prototype of the host.
    return Object.assign(Object.create(null) as object, Object.fromEntries(Object.entries(record).map(([name, item]) => [name, incoming(item, depth + 1)])));
  };

  const objectAt = (number: number): object => {
    const object = objects[number];
    if (!object) throw new DrawingError(`There is no object ${number}.`);
    return object;
  };

  return { outgoing, incoming, objectAt, kindAt: (number: number) => kindOf(objectAt(number))! };
}

function kindOf(value: unknown): SurfaceName | undefined {
  if (value instanceof Shape) return 'Shape';
  if (value instanceof Line) return 'Line';
  if (value instanceof Lettering) return 'Lettering';
  if (value instanceof Draw) return 'Draw';
  return typeof value === 'object' && value !== null && 'anchors' in value && 'advance' in value ? 'Letter' : undefined;
}
