import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { tokensOf } from '../wiring/compose-release-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
}

let gateway: TestGateway;
let token: string;
const lines: Line[] = [];
beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, logger }) });
  ({ token } = await tokensOf(gateway.platform).create('info', 'ci', 'test'));
});
afterAll(() => gateway.stop());

/** What reads a body, each in a way of its own. */
const READERS = [
  ['a JSON call', '/api/v1/auth/login', 'application/json'],
  ['an upload', `/api/v1/releases/info/files/${'a'.repeat(96)}`, 'application/octet-stream'],
  ['a form', '/operations/sign-in', 'application/x-www-form-urlencoded'],
  ['a webhook', '/api/v1/webhooks/stripe', 'application/json'],
] as const;

/** Bodies that are malformed as chunked, or that end too early. */
const BODIES = {
  'a size that is not a number': 'zz\r\nhello\r\n0\r\n\r\n',
  'a negative size': '-5\r\nhello\r\n0\r\n\r\n',
  'a chunk longer than it says': '5\r\nhello!!\r\n0\r\n\r\n',
  'a bad size after a good chunk': '2\r\n{}\r\nzz\r\n',
  'a trailer that is not a header': '0\r\nbad header\r\n\r\n',
  'half of a chunk': '5\r\nhe',
  'no last chunk': '5\r\nhello\r\n',
} as const;

const send = (path: string, type: string, body: string): Promise<string> =>
  new Promise((resolve) => {
    let got = '';
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    // The body comes later: by then something reads it.
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => {
      socket.write(head);
      setTimeout(() => socket.end(body), 30);
    });
    socket.on('data', (chunk) => (got += chunk.toString()));
    socket.on('error', () => resolve(got));
    socket.on('close', () => resolve(got));
  });

/** pino's level for failures of the gateway itself. */
const ERROR_LEVEL = 50;

test.each(READERS)('H4: a broken body to %s is the mistake of the client, never ours', async (_name, path, type) => {
  for (const body of Object.values(BODIES)) {
    const answer = await send(path, type, body);
    // Node itself may answer first, or the client may be gone before there is an answer.
    if (answer) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect(lines.filter(({ level, status = 0 }) => level >= ERROR_LEVEL || status >= 500)).toEqual([]);
});
