import type { Call } from '@fifteen/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/errors.ts';
import { jsonBodyReader } from './json-body.ts';
import type { Endpoint, RequireUser } from './route.ts';
import { parse } from './validation.ts';

const expressPath = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');

const send = (call: Call, response: Response, answer: unknown): void => {
  if (call.stream || call.download) return;
  response.status(call.status);
  if (!call.answer) return void response.end();
  // Through the schema on the way out too: a field that the contract does not name never leaves.
  response.json(call.answer.parse(answer));
};

/** Has the last word before a call is read; throws to refuse it. */
export type Admit = (call: Call, visitor: { readonly userId: string | undefined; readonly address: string }, response: Response) => void | Promise<void>;

const handlerOf = ({ call, handle, guards }: Endpoint, requireUser: RequireUser, admit: Admit): RequestHandler => {
  const readBody = jsonBodyReader(call);
  return async (request: Request, response: Response) => {
    const address = request.ip ?? '';
    response.locals.callId = call.id;
    const user = call.auth === 'bearer' ? await requireUser(request) : undefined;
    if (user) response.locals.userId = user.userId;
    for (const guard of guards) await guard({ address, user, request });
    await admit(call, { userId: user?.userId, address }, response);
    const params = parse(call.params, request.params);
    const query = parse(call.query, request.query);
    const body = call.body ? parse(call.body, await readBody(request, response)) : undefined;
    const answer = await handle({ params, query, body, user, address, request, response } as Parameters<typeof handle>[0]);
    send(call, response, answer);
  };
};

const allowed = (calls: readonly Call[]): string =>
  calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');

const mountPath = (router: Router, calls: readonly Call[], handlers: ReadonlyMap<Call, RequestHandler>): void => {
  const [first] = calls;
  if (!first) return;
  const mounted = router.route(expressPath(first));
  for (const call of calls) {
    const handler = handlers.get(call);
    if (handler) mounted[call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](handler);
  }
  mounted.all(() => {
    throw new AppError('method_not_allowed', { headers: { Allow: allowed(calls) } });
  });
};

const byPath = (calls: readonly Call[]): Map<string, Call[]> => {
  const groups = new Map<string, Call[]>();
  for (const call of calls) groups.set(call.path, [...(groups.get(call.path) ?? []), call]);
  return groups;
};

/** Mounts the calls that have an endpoint; a test holds that no call of the contracts is without one. */
export const createApiRouter = (endpoints: readonly Endpoint[], requireUser: RequireUser, admit: Admit): Router => {
  const handlers = new Map(endpoints.map((endpoint) => [endpoint.call, handlerOf(endpoint, requireUser, admit)]));
  const router = Router({ caseSensitive: true });
  for (const calls of byPath([...handlers.keys()]).values()) mountPath(router, calls, handlers);
  return router;
};
