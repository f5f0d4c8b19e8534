import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const AN_ACCOUNT = 3;
const AN_ADDRESS = 5;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { STREAMS_AN_ACCOUNT: String(AN_ACCOUNT), STREAMS_AN_ADDRESS: String(AN_ADDRESS), TRUST_PROXY: '1' } });
});
afterAll(() => gateway.stop());

interface OpenStream {
  readonly status: number;
  readonly head: string;
  readonly socket: Socket;
}

const NEWS = '/api/v1/users/events';

/** Opens a stream and leaves it open. */
const open = (token: string, { path = NEWS, address = '198.51.100.1' } = {}): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${token}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      if (text.includes('\r\n\r\n')) resolve({ status: Number(text.split(' ')[1]), head: text, socket });
    });
    socket.once('error', reject);
  });

const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 100 && !(await done()); i += 1) await new Promise((next) => setTimeout(next, 20));
};

describe('S5: open streams', () => {
  test('of one account end at the limit, over all kinds of streams; one that closes makes room', async () => {
    const { access_token: token } = await signUpSomebody(gateway.url);
    const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } });
    const project = `/api/v1/projects/${body.project_id}/stream`;
    const opened = [await open(token), await open(token, { path: project }), await open(token, { path: project, address: '198.51.100.2' })];
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await open(token, { address: '198.51.100.3' });
    expect(refused.status).toBe(429);
    expect(refused.head).toMatch(/^Retry-After: \d+\r$/m);
    expect(refused.head).toContain('too many pages open');
    // Everything else of the account goes on.
    expect((await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token })).status).toBe(200);
    opened[0]?.socket.destroy();
    const again: OpenStream[] = [];
    await until(async () => {
      again.push(await open(token));
      return again.at(-1)?.status === 200;
    });
    expect(again.at(-1)?.status).toBe(200);
    for (const { socket } of [...opened, ...again, refused]) socket.destroy();
  });

  test('of one address end at the limit, whatever the account; another address is not refused', async () => {
    const address = '203.0.113.7';
    const opened: OpenStream[] = [];
    for (let i = 0; i < AN_ADDRESS; i += 1) opened.push(await open((await signUpSomebody(gateway.url)).access_token, { address }));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    const { access_token: token } = await signUpSomebody(gateway.url);
    const refused = await open(token, { address });
    expect([refused.status, refused.head]).toEqual([429, expect.stringContaining('your network')]);
    const elsewhere = await open(token, { address: '203.0.113.8' });
    expect(elsewhere.status).toBe(200);
    for (const { socket } of [...opened, refused, elsewhere]) socket.destroy();
  });

  test('that are refused, or asked for by HEAD, hold no seat', async () => {
    const { access_token: token } = await signUpSomebody(gateway.url);
    const missing = '/api/v1/projects/00000000-0000-4000-8000-000000000000/stream';
    for (let i = 0; i < AN_ACCOUNT * 2; i += 1) {
      expect((await callApi(gateway.url, 'GET', missing, { token, headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
      expect((await callApi(gateway.url, 'HEAD', NEWS, { token, headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
    }
    const stream = await open(token, { address: '203.0.113.9' });
    expect(stream.status).toBe(200);
    stream.socket.destroy();
  });
});
