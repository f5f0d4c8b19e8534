import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API. The client's types, the server's validation and the OpenAPI document all come from it.
 * `path` uses `{name}` for parameters, as OpenAPI does.
 */
export interface Call {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  /** A customer's session, or the token of a team that releases. */
  readonly auth: 'public' | 'bearer' | 'release';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Largest body in bytes, where it is not JSON_BODY_MAX. */
  readonly bodyMax?: number;
  /** Media type of a body that the handler reads as it comes. */
  readonly upload?: string;
  readonly status: 200 | 201 | 202 | 204;
  /** Absent: no content, or an event stream. */
  readonly answer?: z.ZodType;
  readonly stream?: true;
  /** Media type of an answer that is a file; the handler writes it. */
  readonly download?: string;
}

/** Keeps the literal types of a call, so that `typeof login` knows its method, path and schemas. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the client sends, before the schema's defaults and transforms. */
export type BodyOf<C extends Call> = InputOf<C['body']>;
export type ParamsOf<C extends Call> = InputOf<C['params']>;
export type QueryOf<C extends Call> = InputOf<C['query']>;
/** What the client gets. */
export type AnswerOf<C extends Call> = OutputOf<C['answer']>;
