import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { type RoleProcess, startRole } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

// Two processes are started, which takes its time on a busy machine.
jest.setTimeout(90_000);

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly service: string;
}
interface Otlp {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'service'>[] }[];
  }[];
}

const spans: Span[] = [];
/** A collector: what OTLP over HTTP sends, as JSON. */
const collector: Server = createServer((request, response) => {
  const take = (body: Buffer): void => {
    for (const { resource, scopeSpans } of (JSON.parse(body.toString()) as Otlp).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  };
  void buffer(request).then(take);
});

let home: TestGateway;
let roles: RoleProcess[];
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  home = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share' } });
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, OTEL_BSP_SCHEDULE_DELAY: '100' };
  roles = await Promise.all([startRole('gateway', home, 0, traced), startRole('quick-worker', home, 0, traced)]);
});
afterAll(async () => {
  await Promise.all(roles.map(({ kill }) => kill()));
  await home.stop();
  await new Promise((resolve) => collector.close(resolve));
});

const TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const CLICK = 'c0ffee00c0ffee00';

test('one trace leads from the press in the browser through gateway and queue to the last concept', async () => {
  const [gateway] = roles;
  const { access_token: token } = await signUpSomebody(home.url);
  const created = await callApi(gateway?.url ?? '', 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() }, headers: { traceparent: `00-${TRACE}-${CLICK}-01` } });
  expect(created.status).toBe(201);
  const mine = (): Span[] => spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string): Span[] => mine().filter((span) => span.name === name);
  for (let i = 0; i < 100 && named('generation process').length === 0; i += 1) await new Promise((resolve) => setTimeout(resolve, 100));

  expect(named('concept')).toHaveLength(CONCEPTS_PER_PROJECT);
  const [call] = named('POST projects.create');
  expect(call).toMatchObject({ parentSpanId: CLICK, service: 'fifteen-gateway' });
  expect(named('generation process')[0]).toMatchObject({ parentSpanId: named('generation send')[0]?.spanId, service: 'fifteen-worker' });
  // Connected: each span hangs on another one of the trace, and all on the press.
  const ids = new Set([CLICK, ...mine().map(({ spanId }) => spanId)]);
  expect(mine().filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([]);
  expect(new Set(mine().map(({ service }) => service))).toEqual(new Set(['fifteen-gateway', 'fifteen-worker']));
  expect(mine().filter(({ name }) => name.startsWith('postgresql ')).length).toBeGreaterThan(CONCEPTS_PER_PROJECT);
});
