import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { readEvents, type ReceivedEvent } from '../../testing/event-reader.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const newProject = async (): Promise<string> => {
  const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', {
    token: owner.access_token,
    body: { taste_profile: aTasteProfile() },
  });
  return body.project_id as string;
};
const streamOf = (id: string) => `${gateway.url}/api/v1/projects/${id}/stream`;
const read = (id: string, headers = {}) => readEvents(streamOf(id), owner.access_token, headers);
const idsOf = (events: readonly ReceivedEvent[]) => events.map(({ id }) => id);
const NUMBERS = Array.from({ length: 15 }, (_, i) => i + 1);

describe('the project stream', () => {
  test('sends each concept once, exactly in the specified form, uncompressed and unbuffered', async () => {
    const id = await newProject();
    const reader = await read(id, { 'accept-encoding': 'gzip, br' });
    await generationOn(gateway.platform).generate(id);
    const events = await reader.until(15);
    expect(idsOf(events)).toEqual(NUMBERS);
    expect(reader.response.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.response.headers.get('content-encoding')).toBeNull();
    expect(reader.response.headers.get('x-accel-buffering')).toBe('no');
    const [first] = events;
    const exact = `id: 1\ndata: {"type":"asset_update","data":{"status":"completed","asset_url":"${first?.update.data.asset_url}","asset_id":"${first?.update.data.asset_id}"}}\n\n`;
    expect(reader.raw()).toContain(exact);
    expect(reader.raw()).toMatch(/^retry: \d+\n\n/);
    expect((await fetch(gateway.url + first?.update.data.asset_url)).status).toBe(200);
    reader.cut();
  });

  test('S1: cut at each of the 15 events and resumed by Last-Event-ID, it loses none and repeats none', async () => {
    const id = await newProject();
    const generating = generationOn(gateway.platform).generate(id);
    const seen: ReceivedEvent[] = [];
    for (let cut = 1; cut <= 15; cut += 1) {
      const reader = await read(id, { 'last-event-id': String(seen.length) });
      const [next] = await reader.until(1);
      reader.cut();
      if (next) seen.push(next);
    }
    await generating;
    expect(idsOf(seen)).toEqual(NUMBERS);
    expect(new Set(seen.map(({ update }) => update.data.asset_id)).size).toBe(15);
  });

  test('S1: joined at any moment by many readers, each gets all', async () => {
    const id = await newProject();
    const generating = generationOn(gateway.platform).generate(id);
    const readers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await new Promise((resolve) => setTimeout(resolve, i * 5));
        return read(id);
      }),
    );
    await generating;
    for (const reader of readers) {
      expect(idsOf(await reader.until(15))).toEqual(NUMBERS);
      reader.cut();
    }
  });

  test('resumes by ?after= too', async () => {
    const id = await newProject();
    await generationOn(gateway.platform).generate(id);
    const reader = await readEvents(`${streamOf(id)}?after=12`, owner.access_token);
    expect(idsOf(await reader.until(3))).toEqual([13, 14, 15]);
    reader.cut();
  });

  test.each(['x', '-1', '1.5', '99999999999'])('refuses the Last-Event-ID %s', async (position) => {
    const { response } = await read(await newProject(), { 'last-event-id': position });
    expect(response.status).toBe(400);
  });

  test('survives the loss of its database connection without losing an event', async () => {
    const id = await newProject();
    const reader = await read(id);
    await gateway.platform.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await generationOn(gateway.platform).generate(id);
    expect(idsOf(await reader.until(15))).toEqual(NUMBERS);
    reader.cut();
  });

  test('tells nobody whether a project of another customer exists', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const foreign = await readEvents(streamOf(await newProject()), access_token);
    const unknown = await readEvents(streamOf(randomUUID()), access_token);
    expect([foreign.response.status, unknown.response.status]).toEqual([404, 404]);
  });

  test('a HEAD request is answered and leaves no stream open', async () => {
    const headers = { authorization: `Bearer ${owner.access_token}` };
    expect((await fetch(streamOf(await newProject()), { method: 'HEAD', headers })).status).toBe(200);
  });

  test('S5: a reader who does not read holds up nobody', async () => {
    const id = await newProject();
    const { port, hostname } = new URL(gateway.url);
    const slow = connect(Number(port), hostname);
    slow.on('error', () => undefined);
    slow.write(`GET /api/v1/projects/${id}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.access_token}\r\n\r\n`);
    slow.pause();
    const reader = await read(id);
    await generationOn(gateway.platform).generate(id);
    expect(idsOf(await reader.until(15))).toEqual(NUMBERS);
    slow.destroy();
    reader.cut();
  });
});
