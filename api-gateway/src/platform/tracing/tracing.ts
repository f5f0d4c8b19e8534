import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';

/** Set once by startTracing: without it nothing here does more than ask. */
let isOn = false;
export const switchTracingOn = (): void => {
  isOn = true;
};
export const isTracing = (): boolean => isOn;

const tracer = trace.getTracer('fifteen');

type Attributes = Readonly<Record<string, string | number>>;

interface SpanTerms {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** The traceparent of what caused it, where that was another process. */
  readonly from?: string | undefined;
}

const fail = (span: Span, error: unknown): void => {
  span.recordException(error as Error);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

const carried = (traceparent: string | undefined) => (traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active());

/** Work as a span of the trace that is under way, or of one of its own; a rejection marks it as failed. */
export const inSpan = async <T>(name: string, { kind = SpanKind.INTERNAL, attributes = {}, from }: SpanTerms, work: () => Promise<T>): Promise<T> => {
  if (!isOn) return work();
  return tracer.startActiveSpan(name, { kind, attributes }, carried(from), async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
};

/** As inSpan, but only as part of a trace: what a sweeper asks each second makes none. */
export const inSpanOfTrace = <T>(name: string, terms: SpanTerms, work: () => Promise<T>): Promise<T> =>
  isOn && trace.getActiveSpan() ? inSpan(name, terms, work) : work();

/** The trace that is under way, as W3C writes it: for a job that another process takes. Undefined without one. */
export const traceparent = (): string | undefined => {
  if (!isOn) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

/** For a line of the log: empty without a trace. */
export const traceFields = (): { readonly trace_id?: string; readonly span_id?: string } => {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
};

const SERVER_ERROR = 500;

/** A span for each request, within the trace that its traceparent names. Queries are left out: they can hold tokens. */
export const traceRequests: RequestHandler = (request, response, next) => {
  if (!isOn) return next();
  const from = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'url.path': request.path } }, from);
  response.once('close', () => {
    const call = response.locals.callId ?? 'other';
    span.updateName(`${request.method} ${call}`);
    span.setAttributes({ 'http.route': call, 'http.response.status_code': response.statusCode });
    if (response.statusCode >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(from, span), next);
};

/** Binds a listener to the current trace, for callbacks that run later and elsewhere, such as when a response ends. */
export const inThisTrace = <F extends (...args: never[]) => unknown>(listener: F): F => (isOn ? context.bind(context.active(), listener) : listener);
