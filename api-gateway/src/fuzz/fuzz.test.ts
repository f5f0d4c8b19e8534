import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tokensOf } from '../app/wiring/compose-release-client.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz` asks for more, and for the same again. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2_000);
/** Of about a hundred calls of the API, one is left out of so many in one run of twenty thousand. */
const ENOUGH_TO_MEET_EACH = 1_000;
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

let gateway: TestGateway;
let team: string;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { TRUST_PROXY: '1' } });
  team = (await tokensOf(gateway.platform).create('info', 'info ci', 'test')).token;
});
afterAll(() => gateway.stop());

/** The gateway behind something that breaks one call. */
const startBreaking = async (path: string): Promise<Server> => {
  // Addresses that are too long are the gateway's to refuse.
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    if (request.url === path) return void response.writeHead(500, { 'content-type': 'text/plain' }).end('Error');
    const { method, headers } = request;
    const proxied = send(gateway.url + request.url, { method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)));
    request.pipe(proxied.on('error', () => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

test('a call that fails is found, with the first request that showed it', async () => {
  const server = await startBreaking('/api/v1/maintenance');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { faults } = await fuzz({ gateway: { ...gateway, url }, team, calls: ENOUGH_TO_MEET_EACH, seed: SEED });
  server.close();
  expect(faults).toContainEqual(expect.stringMatching(/^GET \/api\/v1\/maintenance answers 500\n {2}\w+: \/api\/v1\/maintenance/));
}, 600_000);

test('H4: every call, fuzzed from the description of the API by two accounts, a team and nobody: no 5xx, nothing of another, every answer as described', async () => {
  const { calls, compared, answers, succeeded, refused, faults } = await fuzz({ gateway, team, calls: CALLS, seed: SEED });
  const told = Object.entries(answers).map(([kind, count]) => `${count} ${kind}`).sort();
  figure('H4', `${calls} fuzzed calls, seed ${SEED}: ${told.join(', ')}; ${succeeded.length} of ${succeeded.length + refused.length} calls of the API succeeded; ${compared} on foreign ids compared with unknown ones; ${faults.length} faults`);
  if (process.env.FUZZ_CALLS) process.stdout.write(`Never answered with a success: ${refused.join(', ') || 'none'}\n`);
  expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
  expect(calls).toBeGreaterThanOrEqual(CALLS);
}, 7_200_000);
