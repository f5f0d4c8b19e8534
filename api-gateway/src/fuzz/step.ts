import fc from 'fast-check';
import type { Operation } from './operation.ts';
import { spoiledOf, validOf, wrongText, wrongValue } from './values.ts';

/** Who makes a call; a team has the token of one remote. */
export const CALLERS = ['one', 'other', 'nobody', 'team'] as const;
export type CallerName = (typeof CALLERS)[number];

/** One call as it was thought up: values of earlier answers are put in when it is made. */
export interface Step {
  readonly operation: Operation;
  readonly caller: CallerName;
  /** Another method than the described one. */
  readonly method: string | undefined;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

const often = <T>(usual: fc.Arbitrary<T>, share: number, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> => fc.oneof({ weight: 100 - share, arbitrary: usual }, { weight: share, arbitrary: seldom });

const parametersIn = (operation: Operation, place: 'path' | 'query') => operation.parameters.filter((parameter) => parameter.in === place);

const pathOf = (operation: Operation) =>
  fc.record(Object.fromEntries(parametersIn(operation, 'path').map(({ name, schema }) => [name, often<unknown>(validOf(schema, name), 8, wrongText)])));

const queryOf = (operation: Operation) => {
  const named = parametersIn(operation, 'query');
  const described = fc.record(Object.fromEntries(named.map(({ name, schema }) => [name, often<unknown>(validOf(schema, name), 20, wrongText)])), {
    requiredKeys: named.filter(({ required }) => required).map(({ name }) => name),
  });
  const extra = fc.constantFrom('unknown', '__proto__', ...named.map(({ name }) => name));
  // A name that is asked for twice becomes a list.
  const overfull = fc.tuple(described, extra, wrongText).map(([query, name, text]) => ({ ...query, [name]: Object.hasOwn(query, name) ? [query[name], text] : text }));
  return often<Record<string, unknown>>(described, 5, overfull);
};

const bodyOf = ({ body }: Operation): fc.Arbitrary<unknown> => {
  if (!body) return fc.constant(undefined);
  if (body.mediaType !== 'application/json') return fc.string({ unit: 'binary', maxLength: 2_000 });
  const valid = validOf(body.schema, '');
  return fc.oneof({ weight: 65, arbitrary: valid }, { weight: 28, arbitrary: spoiledOf(valid) }, { weight: 7, arbitrary: wrongValue });
};

/** Those for whom a call is meant make it most often. */
const callerOf = ({ security }: Operation): fc.Arbitrary<CallerName> =>
  fc.oneof({ weight: 85, arbitrary: fc.constantFrom<CallerName>(...(security === 'release' ? (['team'] as const) : (['one', 'other'] as const))) }, { weight: 15, arbitrary: fc.constantFrom(...CALLERS) });

/** One call of this operation. */
export const stepOf = (operation: Operation): fc.Arbitrary<Step> =>
  fc.record({
    operation: fc.constant(operation),
    caller: callerOf(operation),
    method: often(fc.constant<string | undefined>(undefined), 3, fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'HEAD', 'POST', 'GET', 'PATCH')),
    path: pathOf(operation),
    query: queryOf(operation),
    body: bodyOf(operation),
    mediaType: often(fc.constant(operation.body?.mediaType), 3, fc.constantFrom<string | undefined>('text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data')),
  });
