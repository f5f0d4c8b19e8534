import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from 'node:http';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { openEventStream } from '../events/event-stream.ts';
import { close, createHttpServer, listen } from './server.ts';

jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;
/** More than the buffers at both ends of a connection hold. */
const LARGE = 64 * MEGABYTE;
const WINDOW_MS = 1_000;
const LEAST_BYTES = 100_000;
const POLL_MS = 20;

let server: Server;
let port: number;
let produced = 0;
const open = new Set<Socket>();

const large = (): Readable => {
  let left = LARGE;
  const chunk = Buffer.alloc(64 * 1024, 7);
  return new Readable({
    read() {
      produced += left > 0 ? chunk.length : 0;
      this.push(left > 0 ? chunk : null);
      left -= chunk.length;
    },
  });
};

beforeAll(async () => {
  const slowReader = { windowMs: WINDOW_MS, leastBytes: LEAST_BYTES };
  const app = express();
  app.get('/events', (_request, response) => {
    const stream = openEventStream(response, () => clearInterval(beat));
    const beat = setInterval(() => stream.comment(), 200);
  });
  app.get('/late', (_request, response) => void setTimeout(() => response.end('done'), 2.5 * WINDOW_MS));
  app.get('/short', (_request, response) => void response.end('the short one'));
  app.get('/buffer', (_request, response) => void response.end(Buffer.alloc(LARGE, 7)));
  app.get('/stream', (_request, response) => void pipeline(large(), response).catch(() => response.destroy()));
  server = createHttpServer(app, { requestMs: 10_000, headersMs: 10_000, checkMs: 100, slowReader });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  port = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterAll(() => close(server, 0));

/** Waits until the server holds no connection. Gives how long that took, undefined if it still holds one after the time. */
const closedWithin = async (ms: number): Promise<number | undefined> => {
  const start = performance.now();
  while (open.size > 0 && performance.now() - start < ms) await sleep(POLL_MS);
  return open.size === 0 ? performance.now() - start : undefined;
};

/** Requests a path and reads that many bytes per second: undefined reads as fast as possible, 0 reads nothing. */
const read = async (paths: readonly string[], bytesPerSecond: number | undefined, forMs: number) => {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  let bytes = 0;
  let tail = '';
  socket.on('error', () => undefined);
  if (bytesPerSecond === 0) socket.pause();
  else {
    socket.on('data', (data) => {
      bytes += data.length;
      tail = data.subarray(-200).toString('latin1');
      if (bytesPerSecond === undefined) return;
      socket.pause();
      setTimeout(() => socket.resume(), (data.length / bytesPerSecond) * 1000);
    });
  }
  const last = paths.length - 1;
  socket.write(paths.map((path, i) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${i === last ? 'close' : 'keep-alive'}\r\n\r\n`).join(''));
  while (open.size === 0) await sleep(POLL_MS);
  // What counts is that the server closes: a slow reader learns of it much later.
  const closedMs = await closedWithin(forMs);
  if (closedMs !== undefined && bytesPerSecond !== 0) await sleep(500);
  socket.destroy();
  await closedWithin(1_000);
  return { bytes, closedMs, tail };
};

describe('H3: slow readers', () => {
  test.each(['/stream', '/buffer'])('a download of %s that nobody reads is cut, and its connection is closed', async (path) => {
    const { closedMs } = await read([path], 0, 10 * WINDOW_MS);
    expect(closedMs).toBeGreaterThan(WINDOW_MS / 2);
    expect(open.size).toBe(0);
  });

  test('a download that is read a few bytes at a time is cut', async () => {
    produced = 0;
    const { closedMs } = await read(['/stream'], LEAST_BYTES / 50, 15 * WINDOW_MS);
    expect(closedMs).toBeGreaterThan(WINDOW_MS / 2);
    expect(produced).toBeLessThan(LARGE);
    figure('H3', `a reader at a fiftieth of the least rate: cut after ${((closedMs ?? 0) / WINDOW_MS).toFixed(1)} windows, ${Math.round(produced / MEGABYTE)} of ${LARGE / MEGABYTE} MB read from the disk for it`);
  });

  test.each(['/stream', '/buffer'])('a download of %s on a slow but steady connection goes on for many windows', async (path) => {
    const { closedMs } = await read([path], LEAST_BYTES * 40, 6 * WINDOW_MS);
    expect(closedMs).toBeUndefined();
    expect(open.size).toBe(0);
  });

  test('a fast download arrives whole', async () => {
    const { bytes, closedMs } = await read(['/stream'], undefined, 30_000);
    expect(closedMs).toBeDefined();
    expect(bytes).toBeGreaterThanOrEqual(LARGE);
  });

  test('a response that waits behind a steady download on the same connection is not cut', async () => {
    const { tail } = await read(['/stream', '/short'], LEAST_BYTES * 200, 15 * WINDOW_MS);
    expect(tail).toContain('the short one');
  });
});

describe('responses that are not downloads', () => {
  test('a quiet event stream stays open', async () => {
    const { closedMs } = await read(['/events'], undefined, 4 * WINDOW_MS);
    expect(closedMs).toBeUndefined();
  });

  test('a response that takes long to make arrives', async () => {
    const { bytes } = await read(['/late'], undefined, 5 * WINDOW_MS);
    expect(bytes).toBeGreaterThan(0);
  });

  test('an idle connection that is kept open for the next request stays open', async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    await sleep(3 * WINDOW_MS);
    expect(open.size).toBe(1);
    socket.destroy();
  });
});
