import type { RemoteName } from '@fifteen/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { autosStore } from './autos.store.ts';
import { releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { judgeCanaries } from './canary-judge.ts';
import { releaseOf } from '../uploads/read-build.ts';
import { integrityOf } from '../bundles/release-files.ts';
import type { ReleasesService } from '../registry/releases.service.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { visitsStore } from './visits.store.ts';

const REMOTE: RemoteName = 'info';

let product: TestPlatform;
let service: ReleasesService;
beforeEach(async () => {
  product = await startTestPlatform();
  service = releasesServiceOf(product.platform);
  for (const version of ['1.0.0', '1.1.0']) await service.publish(aRelease(version), 'test');
  await service.promote(REMOTE, '1.0.0', 'test');
  await service.canary(REMOTE, '1.1.0', 20, 'test');
  await autosStore.set(product.platform.db, REMOTE, { version: '1.1.0', visits: 200, startedAt: new Date().toISOString() });
});
afterEach(() => product.stop());

const aRelease = (version: string) => {
  const body = Buffer.from(version);
  const file = { name: 'remoteEntry.js', body, brotli: undefined, integrity: integrityOf(body) };
  return releaseOf({ report: { name: REMOTE, version, contract: 1, requires: {} }, files: [file], preload: { js: [], css: [] } }, version);
};

let browsers = 0;
/** So many browsers, each of a network of its own, were sent the version and reported on it. */
const visit = async (version: string, visits: number, failed: number): Promise<void> => {
  for (let i = 0; i < visits; i += 1) {
    const hash = Buffer.alloc(16);
    hash.writeUInt32BE((browsers += 1));
    const load = { remote: REMOTE, version, visitor: hash, network: hash };
    await visitsStore.serve(product.platform.db, load, new Date());
    await visitsStore.vote(product.platform.db, { ...load, failed: i < failed }, new Date());
  }
};
const look = async () => {
  await judgeCanaries({ db: product.platform.db, service });
  const { pointers } = await releasesStore.live(product.platform.db);
  return pointers[REMOTE]?.deployment.map(({ version }) => version);
};
const lastLine = async () => (await releasesStore.history(product.platform.db, 1))[0];

test('waits for visits, then promotes, and the log tells why', async () => {
  await visit('1.1.0', 100, 0);
  await visit('1.0.0', 400, 2);
  expect(await look()).toEqual(['1.0.0', '1.1.0']);
  await visit('1.1.0', 100, 0);
  expect(await look()).toEqual(['1.1.0']);
  expect(await lastLine()).toMatchObject({ actor: 'automatic canary', action: 'promote', detail: expect.stringContaining('0 of 200 visits failed, before 2 of 400 visits failed') });
  expect(await autosStore.read(product.platform.db)).toEqual({});
});

test('M7: takes a failing version back by itself, and the log tells why', async () => {
  await visit('1.0.0', 80, 0);
  await visit('1.1.0', 20, 9);
  expect(await look()).toEqual(['1.0.0']);
  expect(await lastLine()).toMatchObject({ actor: 'automatic canary', action: 'rollback', detail: expect.stringContaining('9 of 20 visits failed') });
});

test('a move by hand has the last word', async () => {
  await service.promote(REMOTE, '1.1.0', 'the team');
  await visit('1.1.0', 20, 20);
  expect(await look()).toEqual(['1.1.0']);
  expect(await autosStore.read(product.platform.db)).toEqual({});
});
