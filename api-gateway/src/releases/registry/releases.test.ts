import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteName } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { integrityOf } from '../bundles/release-files.ts';
import { releaseOf } from '../uploads/read-build.ts';
import { releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import type { ReleasesService } from './releases.service.ts';
import { releasesStore } from './releases.store.ts';

const DAY_MS = 24 * 3_600_000;

let product: TestPlatform;
let service: ReleasesService;
let aheadMs = 0;
beforeEach(async () => {
  aheadMs = 0;
  product = await startTestPlatform();
  service = releasesServiceOf({ ...product.platform, now: () => new Date(Date.now() + aheadMs) });
});
afterEach(() => product.stop());

/** A remote's build whose entry is unique to the version, with a chunk that all versions share. */
const aRelease = (remote: RemoteName, version: string) => {
  const files = [
    ['remoteEntry.js', `globalThis.${remote} = '${version}';`],
    ['shared.js', 'globalThis.shared = 1;'],
  ].map(([name = '', text = '']) => ({ name, body: Buffer.from(text), brotli: undefined, integrity: integrityOf(Buffer.from(text)) }));
  return releaseOf({ report: { name: remote, version, contract: 1, requires: {} }, files, preload: { js: [], css: [] } }, version);
};

const publish = (remote: RemoteName, version: string) => service.publish(aRelease(remote, version), 'test');
const registry = () => releasesStore.registry(product.platform.db);
const filesOnDisk = () => readdirSync(join(product.platform.config.dataDir, 'files/releases'));

describe('publishing', () => {
  test('never happens twice: a version that exists stays as it is', async () => {
    expect(await publish('info', '1.0.0')).toBe(true);
    expect(await publish('info', '1.0.0')).toBe(false);
    await service.promote('info', '1.0.0', 'test');
    expect(Object.keys((await registry()).microFrontends.info?.versions ?? {})).toEqual(['1.0.0']);
  });

  test('gives no visitor anything before it is promoted', async () => {
    await publish('info', '1.0.0');
    await service.promote('info', '1.0.0', 'test');
    await publish('info', '1.1.0');
    expect((await registry()).microFrontends.info?.deployment).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
  });

  test('what two versions have in common is there once', async () => {
    await publish('info', '1.0.0');
    await publish('info', '1.1.0');
    expect(filesOnDisk()).toHaveLength(3);
  });
});

describe('a gateway that is older than a remote', () => {
  test('leaves it out, serves the others, and keeps where it points when it moves another', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish('info', version);
    await service.promote('info', '1.0.0', 'test');
    const { db } = product.platform;
    const before = (await db.selectFrom('release_pointers').select('pointers').executeTakeFirstOrThrow()).pointers;
    const withNewer = { ...before, stories: before.info };
    await db.updateTable('release_pointers').set({ pointers: JSON.stringify(withNewer) as never }).execute();
    expect(Object.keys((await registry()).microFrontends)).toEqual(['info']);
    await service.promote('info', '1.1.0', 'test');
    const after = await db.selectFrom('release_pointers').select('pointers').executeTakeFirstOrThrow();
    expect(after.pointers).toMatchObject({ stories: before.info });
  });
});

describe('pointing', () => {
  test('refuses what was not published, and a canary of what is live', async () => {
    await expect(service.promote('info', '1.0.0', 'test')).rejects.toMatchObject({ code: 'not_found' });
    await publish('info', '1.0.0');
    await expect(service.canary('info', '1.0.0', 10, 'test')).rejects.toMatchObject({ code: 'conflict' });
    await service.promote('info', '1.0.0', 'test');
    await expect(service.canary('info', '1.0.0', 10, 'test')).rejects.toMatchObject({ code: 'conflict' });
    await expect(service.rollBack('info', undefined, 'test')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a rollback ends the canary first, and goes back to the version before only then', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('info', version);
    await service.promote('info', '1.0.0', 'test');
    await service.promote('info', '1.1.0', 'test');
    await service.canary('info', '1.2.0', 10, 'test');
    expect((await service.rollBack('info', undefined, 'test')).deployment).toEqual([{ version: '1.1.0', traffic: 100, default: true }]);
    expect((await service.rollBack('info', undefined, 'test')).deployment).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
  });

  test('M7: of fifty writers at once none is lost, and the log tells of each', async () => {
    const writers = RemoteName.options.flatMap((remote) => Array.from({ length: 10 }, (_, i) => ({ remote, version: `1.0.${i}` })));
    for (const { remote, version } of writers) await publish(remote, version);
    const before = (await releasesStore.live(product.platform.db)).revision;
    await Promise.all(writers.map(({ remote, version }) => service.promote(remote, version, `${remote} team`)));
    const { revision, pointers } = await releasesStore.live(product.platform.db);
    expect(revision).toBe(before + writers.length);
    for (const remote of RemoteName.options) {
      const { deployment = [], history = [] } = pointers[remote] ?? {};
      expect([...deployment.map(({ version }) => version), ...history].sort()).toEqual(Array.from({ length: 10 }, (_, i) => `1.0.${i}`));
    }
    const log = await releasesStore.history(product.platform.db, 200);
    const logged = new Set(log.filter(({ action }) => action === 'promote').map((line) => line.revision)).size;
    expect(logged).toBe(writers.length);
    figure('M7', `${writers.length} concurrent writers, ${before + writers.length - revision} lost, ${logged} in the log`);
  });
});

test('pruning removes what no tab can need, with the files that no version names any more', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('info', version);
  await service.promote('info', '1.0.0', 'test');
  await service.promote('info', '1.1.0', 'test');
  expect(await service.prune('test')).toEqual([]);
  aheadMs = 8 * DAY_MS;
  expect(await service.prune('test')).toEqual([expect.objectContaining({ remote: 'info', version: '1.2.0' })]);
  expect(filesOnDisk()).toHaveLength(3);
  expect(Object.keys((await registry()).microFrontends.info?.versions ?? {}).sort()).toEqual(['1.0.0', '1.1.0']);
});
