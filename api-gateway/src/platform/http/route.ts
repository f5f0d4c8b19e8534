import type { Call } from '@fifteen/contracts';
import type { Request, Response } from 'express';
import type { z } from 'zod';

/** Who calls: an account, through one of its sessions. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** Reads the bearer of a request; throws AppError('not_signed_in' | 'session_ended'). */
export type RequireUser = (request: Request) => Promise<Caller>;

/** Runs after the sign-in check and before the body is read; throws to refuse. */
export type Guard = (visit: { readonly address: string; readonly user: Caller | undefined; readonly request: Request }) => void | Promise<void>;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets: everything parsed by the call's own schemas. */
export interface Visit<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  readonly user: C['auth'] extends 'bearer' ? Caller : undefined;
  readonly address: string;
  readonly request: Request;
  readonly response: Response;
}

type Answer<S> = S extends z.ZodType ? z.output<S> : void;

/** Gives the answer's body; a stream writes to `response` itself and gives nothing. */
export type Handler<C extends Call> = (visit: Visit<C>) => Promise<Answer<C['answer']>>;

/** A call with what the gateway does for it. Features export lists of these, the API router mounts them. */
export interface Endpoint {
  readonly call: Call;
  readonly handle: Handler<Call>;
  readonly guards: readonly Guard[];
}

/** Joins a call of the contracts with its handler: `route(getProject, ({ params, user }) => service.get(...))`. */
export const route = <C extends Call>(call: C, handle: Handler<C>, ...guards: Guard[]): Endpoint => ({
  call,
  // The router parses by this very call's schemas before it calls the handler.
  handle: handle as unknown as Handler<Call>,
  guards,
});
