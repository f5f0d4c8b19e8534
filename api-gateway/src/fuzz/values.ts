import fc from 'fast-check';
import type { Schema } from './operation.ts';

/** Stands for something that an earlier answer told, chosen when the call is made; `otherwise` where nothing was told yet. */
export class Known {
  readonly name: string;
  readonly index: number;
  readonly otherwise: unknown;

  constructor(name: string, index: number, otherwise: unknown) {
    this.name = name;
    this.index = index;
    this.otherwise = otherwise;
  }
}

/** Texts that programs trip over. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%2e%2e%2f',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
  'ﷺ'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  '\u202egnp.exe',
  'x'.repeat(20_000),
  'NaN',
  '-1',
  '9'.repeat(400),
];

/** A wrong value for any place. */
const WRONG: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], { $ne: null }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Strings of a schema. A pattern that fast-check cannot generate from gives plain words, which the product refuses or takes. */
const textOf = ({ pattern, format, minLength = 0, maxLength = 60 }: Schema & { pattern?: string; format?: string; minLength?: number; maxLength?: number }): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (pattern && !/\\p|\(\?[!=<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, maxLength));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
};

/** The product refuses most of the odd addresses that the standard allows. */
const emailOf = fc.oneof({ weight: 3, arbitrary: fc.stringMatching(/^[a-z]{6,12}@example\.com$/) }, { weight: 1, arbitrary: fc.emailAddress() });

const numberOf = ({ type, minimum = -1000, maximum = 1000 }: Schema & { minimum?: number; maximum?: number }): fc.Arbitrary<number> =>
  type === 'integer' ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }) : fc.double({ min: minimum, max: maximum, noNaN: true });

interface ObjectSchema extends Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

const objectOf = ({ properties = {}, required = [], additionalProperties }: ObjectSchema): fc.Arbitrary<unknown> => {
  const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validOf(schema, name)])), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return named;
  return fc.dictionary(fc.string({ maxLength: 20 }), validOf(additionalProperties, ''), { maxKeys: 5 });
};

const knownOr = (name: string, plain: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.tuple(fc.nat(1000), plain).map(([index, otherwise]) => new Known(name, index, otherwise));

/**
 * Values that a schema allows. Texts and objects are now and then what an earlier answer told under the same name, and hostile where
 * the schema does not forbid it.
 */
export const validOf = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const { const: constant, enum: allowed, anyOf, oneOf, type, items, minItems = 0, maxItems = 5 } = schema as Schema & { enum?: unknown[]; anyOf?: Schema[]; oneOf?: Schema[]; items?: Schema; minItems?: number; maxItems?: number };
  if (constant !== undefined) return fc.constant(constant);
  if (allowed) return fc.constantFrom(...allowed);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validOf(choice, name)));
  if (type === 'object') return name ? fc.oneof({ weight: 1, arbitrary: knownOr(name, objectOf(schema)) }, { weight: 2, arbitrary: objectOf(schema) }) : objectOf(schema);
  if (type === 'array') return fc.array(validOf(items ?? {}, name), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
  if (type === 'string') {
    const plain = name === 'email' ? emailOf : textOf(schema);
    return fc.oneof({ weight: 6, arbitrary: knownOr(name, plain) }, { weight: 3, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) });
  }
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue({ maxDepth: 1 });
};

/** A value with one place of it gone, wrong or too many. */
export const spoiledOf = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), WRONG, fc.constantFrom('replace', 'remove', 'add')).map(([value, way, wrong, how]) => spoiled(value, way, wrong, how));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Known);

const spoiled = (value: unknown, [step = 0, ...way]: readonly number[], wrong: unknown, how: string): unknown => {
  if (Array.isArray(value)) {
    if (value.length === 0) return how === 'add' ? [wrong] : wrong;
    const at = step % value.length;
    if (how === 'add') return [...value, wrong];
    return value.map((item, i) => (i === at ? (way.length > 0 ? spoiled(item, way, wrong, how) : wrong) : item));
  }
  if (!isRecord(value)) return wrong;
  const keys = Object.keys(value);
  if (how === 'add' || keys.length === 0) return { ...value, [`unknown_${step}`]: wrong };
  const at = keys[step % keys.length]!;
  if (way.length > 0 && (isRecord(value[at]) || Array.isArray(value[at]))) return { ...value, [at]: spoiled(value[at], way, wrong, how) };
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (key !== at ? [[key, item]] : how === 'remove' ? [] : [[key, wrong]])));
};

/** A value for a place outside a body: as text. */
export const wrongText: fc.Arbitrary<string> = fc.constantFrom(...HOSTILE);
export const wrongValue = WRONG;
