import { SpanKind } from '@opentelemetry/api';
import { Client } from 'pg';
import { inSpanOfTrace } from './tracing.ts';

const TEXT_MAX = 400;

type Callback = (error: Error | null, result: unknown) => void;

/** Statement without values: those are customers'. */
const textOf = (query: unknown): string => (typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')).slice(0, TEXT_MAX);

/** A connection whose statements are spans of the trace under way. */
export class TracedClient extends Client {
  // The library's own signature has nine overloads; what is passed on is what was given.
  override query(...args: unknown[]): never {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    const [query] = args;
    const isSubmittable = typeof (query as { submit?: unknown } | null)?.submit === 'function';
    if (isSubmittable) return ask(...args) as never;
    const last = args.at(-1);
    const callback = typeof last === 'function' ? (last as Callback) : undefined;
    const given = callback ? args.slice(0, -1) : args;
    const text = textOf(query);
    const [verb = ''] = text.trimStart().split(/\s/, 1);
    const asked = inSpanOfTrace(`postgresql ${verb}`, { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }, () => ask(...given) as Promise<unknown>);
    if (!callback) return asked as never;
    // pg's own pool asks by callback.
    // oxlint-disable promise/no-callback-in-promise -- the caller's interface
    asked.then(
      (result) => callback(null, result),
      (error: unknown) => callback(error as Error, undefined),
    );
    // oxlint-enable promise/no-callback-in-promise
    return undefined as never;
  }
}
