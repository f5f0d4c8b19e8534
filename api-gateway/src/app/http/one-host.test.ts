import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** The answer to exactly these bytes. */
const answerTo = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.once('close', () => resolve(text));
    socket.once('error', reject);
    setTimeout(() => socket.destroy(), 2_000).unref();
  });

const get = (headers: string): Promise<string> => answerTo(`GET /healthz HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

describe('the Host of a request', () => {
  test.each([
    ['two that differ', 'Host: fifteen.example\r\nHost: evil.example\r\n'],
    ['two that are the same', 'Host: fifteen.example\r\nHost: fifteen.example\r\n'],
    ['two of different case', 'host: fifteen.example\r\nHOST: evil.example\r\n'],
    ['two with others between', 'Host: fifteen.example\r\nAccept: */*\r\nHost: evil.example\r\n'],
    ['two names in one', 'Host: fifteen.example, evil.example\r\n'],
    ['one with a user', 'Host: fifteen.example@evil.example\r\n'],
    ['one with a path', 'Host: fifteen.example/evil\r\n'],
    ['one with quotes', 'Host: "fifteen.example"\r\n'],
  ])('H1: %s is refused with 400, with every protecting header', async (_name, headers) => {
    const answer = await get(headers);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain("default-src 'none'");
    expect(answer).toContain('no-store');
  });

  test('H1: that is refused ends the connection, so that nothing hides behind it', async () => {
    const answer = await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).toMatch(/^Connection: close\r$/m);
  });

  test.each(['Host: fifteen.example\r\n', 'Host: fifteen.example:4000\r\n', 'Host: 127.0.0.1:4000\r\n', 'Host: [::1]:4000\r\n', 'Host: localhost\r\n', 'Host: product_1:80\r\n'])('%j is answered', async (headers) => {
    expect(await get(headers)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that HTTP/1.0 leaves out is answered', async () => {
    expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
