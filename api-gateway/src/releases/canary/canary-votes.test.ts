import { createHmac } from 'node:crypto';
import { reportVisits, type ResolvedRegistry } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';
import { autosStore } from './autos.store.ts';
import { releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { judgeCanaries } from './canary-judge.ts';
import { releaseOf } from '../uploads/read-build.ts';
import { integrityOf } from '../bundles/release-files.ts';
import { releasesStore } from '../registry/releases.store.ts';
import { votingNetworkOf } from './visit-tickets.ts';
import { VISITS_OF_NETWORK_MAX, visitsStore } from './visits.store.ts';

const [OLD, FRESH] = ['1.0.0', '1.1.0'];
/** The fewest that an automatic canary may be asked for. */
const VISITS = 50;
/** Good visits on both sides after which nothing worse than the margin is likely: see `judge-canary.ts`. */
const ENOUGH = 140;

let site: SiteFixture;
beforeAll(async () => {
  // Each visitor says its address, as behind one proxy.
  site = await startSite({ TRUST_PROXY: '1' });
  for (const version of [OLD, FRESH]) {
    const body = Buffer.from(`globalThis.version = '${version}';`);
    const file = { name: 'remoteEntry.js', body, brotli: undefined, integrity: integrityOf(body) };
    await service().publish(releaseOf({ report: { name: 'info', version, contract: 1, requires: {} }, files: [file], preload: { js: [], css: [] } }, version), 'test');
  }
});
afterAll(() => site.stop());

const service = () => releasesServiceOf(site.platform);

/** A canary of half of the visitors begins. */
beforeEach(async () => {
  const { db } = site.platform;
  await service().promote('info', OLD, 'test');
  await service().canary('info', FRESH, 50, 'test');
  await visitsStore.forget(db, 'info');
  await autosStore.set(db, 'info', { version: FRESH, visits: VISITS, startedAt: new Date().toISOString() });
  while ((await openPage('192.0.2.1')).cookie === '') await new Promise((next) => setTimeout(next, 20));
  await site.countVisits();
  await visitsStore.forget(db, 'info');
});

/** Loads a page as one browser. Returns its cookies and the version of mfe-info that it got. */
const openPage = async (address: string, cookie = '') => {
  const answer = await fetch(`${site.url()}/help`, { headers: { cookie, 'X-Forwarded-For': address } });
  const [, json = '{"remotes":[]}'] = /id="mfe-registry">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  const version = (JSON.parse(json) as ResolvedRegistry).remotes.find(({ name }) => name === 'info')?.version ?? '';
  const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const kept = cookie.split('; ').filter((one) => one !== '' && !set.some((fresh) => fresh?.split('=')[0] === one.split('=')[0]));
  return { version, cookie: [...kept, ...set].join('; ') };
};

const report = async (address: string, cookie: string, reports: readonly object[]): Promise<number> => {
  const headers = { cookie, 'content-type': 'application/json', 'X-Forwarded-For': address };
  return (await fetch(`${site.url()}${reportVisits.path}`, { method: 'POST', headers, body: JSON.stringify({ reports }) })).status;
};

const visit = (version: string, failed = 0) => ({ remote: 'info', version, visits: 1, failed });

const judged = async () => {
  await site.countVisits();
  await judgeCanaries({ db: site.platform.db, service: service() });
  return (await releasesStore.live(site.platform.db)).pointers.info?.deployment.map(({ version }) => version);
};

const counted = async () => {
  await site.countVisits();
  const { db } = site.platform;
  return { old: await visitsStore.count(db, 'info', OLD), fresh: await visitsStore.count(db, 'info', FRESH) };
};

/** As many browsers as it takes for so many votes on both sides; each has an address of its own. */
const honestVisits = async (each: number, failing: (version: string) => boolean = () => false): Promise<void> => {
  const votes = new Map([[OLD, 0], [FRESH, 0]]);
  for (let i = 0; [...votes.values()].some((sum) => sum < each) && i < 20 * each; i += 1) {
    const address = `198.51.${100 + Math.floor(i / 250)}.${1 + (i % 250)}`;
    const { version, cookie } = await openPage(address);
    await report(address, cookie, [visit(version, failing(version) ? 1 : 0)]);
    votes.set(version, (votes.get(version) ?? 0) + 1);
  }
};

describe('M7: an automatic canary under attack', () => {
  test('60 reports of one address that loaded no page promote nothing', async () => {
    const reports = [OLD, FRESH].flatMap((version) => Array.from({ length: 5 }, () => visit(version)));
    let sent = 0;
    for (; sent < 60; sent += 1) expect(await report('203.0.113.1', '', reports)).toBe(204);
    expect(await judged()).toEqual([OLD, FRESH]);
    const { fresh } = await counted();
    expect(fresh).toEqual({ served: 0, visits: 0, failed: 0 });
    figure('M7', `${sent} reports of ${reports.length} votes each from one address without a page load: ${fresh.visits} votes counted`);
  });

  test('reports whose ticket has another key, another version or a changed payload do not count', async () => {
    const { version, cookie } = await openPage('203.0.113.2');
    const other = version === OLD ? FRESH : OLD;
    const payload = Buffer.from(JSON.stringify({ visitor: '00000000-0000-4000-8000-000000000000', at: new Date().toISOString(), versions: [{ remote: 'info', version: FRESH }] })).toString('base64url');
    const forged = `${payload}.${createHmac('sha256', 'guessed').update(payload).digest('base64url')}`;
    await report('203.0.113.2', `mfe_visit=${forged}`, [visit(FRESH)]);
    await report('203.0.113.2', cookie.replace('mfe_visit=e', 'mfe_visit=f'), [visit(version)]);
    await report('203.0.113.2', cookie, [visit(other)]);
    const { old, fresh } = await counted();
    expect([old.visits, fresh.visits]).toEqual([0, 0]);
  });

  test('one browser is one vote, however often it loads and reports', async () => {
    const first = await openPage('203.0.113.3');
    let { cookie } = first;
    for (let i = 0; i < 30; i += 1) {
      const again = await openPage('203.0.113.3', cookie);
      expect(again.version).toBe(first.version);
      cookie = again.cookie;
      await report('203.0.113.3', cookie, [visit(first.version), visit(first.version)]);
    }
    const { old, fresh } = await counted();
    expect(old.served + fresh.served).toBe(1);
    expect(old.visits + fresh.visits).toBe(1);
  });

  test('one address that loads page after page without cookies stays below what decides, for either side', async () => {
    const loads = 200;
    for (let i = 0; i < loads; i += 1) {
      const { version, cookie } = await openPage('203.0.113.4');
      await report('203.0.113.4', cookie, [visit(version)]);
    }
    const { old, fresh } = await counted();
    expect([old.visits, fresh.visits]).toEqual([VISITS_OF_NETWORK_MAX, VISITS_OF_NETWORK_MAX]);
    expect(VISITS_OF_NETWORK_MAX).toBeLessThan(VISITS);
    expect(await judged()).toEqual([OLD, FRESH]);
    figure('M7', `${loads} page loads with reports from one address: ${old.visits} and ${fresh.visits} votes counted for the two versions, of ${VISITS} that decide at least`);
  });

  test('addresses of one IPv6 customer are one network', () => {
    expect(new Set(['2001:db8:1::1', '2001:db8:1:ffff::2', '2001:db8:1:2:3:4:5:6'].map(votingNetworkOf)).size).toBe(1);
    expect(votingNetworkOf('2001:db8:2::1')).not.toBe(votingNetworkOf('2001:db8:1::1'));
    expect(votingNetworkOf('::ffff:198.51.100.1')).toBe('::ffff:198.51.100.1');
  });

  test('a browser that chose its version by the override cookie has no vote', async () => {
    const { cookie } = await openPage('203.0.113.5', `mfe_versions=info@${FRESH}`);
    expect(cookie).not.toContain('mfe_visit=');
  });
});

describe('M7: an honest automatic canary', () => {
  test('is promoted by page loads of many browsers that report well', async () => {
    await honestVisits(ENOUGH);
    expect(await judged()).toEqual([FRESH]);
    const [line] = await releasesStore.history(site.platform.db, 1, 'info');
    expect(line?.detail).toMatch(/^0 of \d+ visits failed, before 0 of \d+ visits failed/);
  });

  test('goes back where its browsers report failures', async () => {
    await honestVisits(15, (version) => version === FRESH);
    expect(await judged()).toEqual([OLD]);
  });

  test('a page that only reports on leaving, with its cookies, is counted as well', async () => {
    const { version, cookie } = await openPage('203.0.113.6');
    expect(await report('203.0.113.6', cookie, [visit(version)])).toBe(204);
    const { old, fresh } = await counted();
    expect(old.visits + fresh.visits).toBe(1);
  });

  test('a failure after a good report makes the browser one that failed', async () => {
    const { version, cookie } = await openPage('203.0.113.7');
    await report('203.0.113.7', cookie, [visit(version)]);
    await report('203.0.113.7', cookie, [{ ...visit(version, 1), visits: 0 }]);
    await report('203.0.113.7', cookie, [visit(version)]);
    const { old, fresh } = await counted();
    expect([old.visits + fresh.visits, old.failed + fresh.failed]).toEqual([1, 1]);
  });

  test('its visits are forgotten when it is over', async () => {
    await openPage('203.0.113.8');
    await site.countVisits();
    await service().promote('info', FRESH, 'test');
    await visitsStore.forgetEnded(site.platform.db);
    expect(await counted()).toEqual({ old: { served: 0, visits: 0, failed: 0 }, fresh: { served: 0, visits: 0, failed: 0 } });
  });
});
