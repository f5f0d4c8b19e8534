import { expect, test } from '@jest/globals';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { singleRange } from './single-range.ts';

const SIZE = 1000;

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=10-5000', { start: 10, end: 999 }],
  ['bytes=0-999999999999999999999', { start: 0, end: 999 }],
  [undefined, null],
  ['', null],
  ['bytes=0-1,5-6', null],
  ['bytes=1000-', null],
  ['bytes=5-2', null],
  ['bytes=-0', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-1', null],
])('%s of 1,000 bytes is %j', async (header, range) => {
  const app = express().get('/', (request, response) => void response.json(singleRange(request, SIZE) ?? null));
  const server = app.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/`, { headers: header === undefined ? {} : { range: header } });
    expect(await answer.json()).toEqual(range);
  } finally {
    server.close();
  }
});
