import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brokenRelease, stampedRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import type { BrowserCheck } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../../platform/config/config.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { checksStore } from '../registry/checks.store.ts';
import { checksServiceOf, releasesServiceOf } from '../../app/wiring/compose-releases.ts';
import { releaseClientOn, inspectorOn } from '../../app/wiring/compose-release-client.ts';
import type { ReleaseClient } from '../operators/release-client.ts';
import { readBuild, releaseOf, type Build } from '../uploads/read-build.ts';
import { readShell } from '../registry/read-shell.ts';

const IN_BROWSER = { browser: 'Chromium 1', pages: 3, findings: [] };
/** What each broken release is refused for, without a browser. */
const REFUSED = {
  contract: 'contract',
  'missing chunk': 'integrity',
  'React 18': 'shared',
  'own React': 'shared',
  oversized: 'size',
  eval: 'eval',
  'foreign style': 'csp',
} as const;

let product: TestPlatform;
let releaseClient: ReleaseClient;
/** What our own runner would see; that it sees it in a browser is e2e/releases. */
let seen: BrowserCheck = IN_BROWSER;
const shell = readShell(REPOSITORY);
beforeAll(async () => {
  product = await startTestPlatform();
  releaseClient = releaseClientOn(product.platform, inspectorOn(product.platform, () => Promise.resolve(seen)))('the info team');
  if (!shell) throw new Error('The shell is not built. Run npm run build.');
  await checksStore.saveShell(product.platform.db, shell);
  await releaseClient.publish(buildIn(stampedRelease('info', '1.0.0')), '1.0.0');
  await releaseClient.promote('info', '1.0.0', 'the first release of this test');
});
afterAll(() => product.stop());

const buildIn = (folder: string): Build => {
  const build = readBuild(folder) as Build;
  rmSync(folder, { recursive: true });
  return build;
};

describe('a release that is as it should be', () => {
  test('passes what needs no browser, and may go live once a browser has looked at it', async () => {
    await releaseClient.publish(buildIn(stampedRelease('info', '1.1.0')), '1.1.0');
    expect(await releaseClient.check('info', '1.1.0', { browser: false })).toMatchObject({ findings: [], passed: false });
    await expect(releaseClient.canary('info', '1.1.0', { traffic: 10 })).rejects.toThrow('mfe-info 1.1.0 was not checked in a browser with the live shell yet.');
    expect(await releaseClient.check('info', '1.1.0', { browser: true })).toMatchObject({ passed: true, browser: IN_BROWSER });
    expect((await releaseClient.canary('info', '1.1.0', { traffic: 10 })).deployment).toHaveLength(2);
    expect((await releaseClient.promote('info', '1.1.0')).deployment).toEqual([{ version: '1.1.0', traffic: 100, default: true }]);
  });

  test('does not go live where a browser found something', async () => {
    await releaseClient.publish(buildIn(stampedRelease('info', '1.2.0')), '1.2.0');
    const findings = [{ rule: 'journey' as const, message: '/help: The fallback stood in its place.' }];
    seen = { ...IN_BROWSER, findings };
    await releaseClient.check('info', '1.2.0', { browser: true });
    seen = IN_BROWSER;
    await expect(releaseClient.promote('info', '1.2.0')).rejects.toThrow('journey: /help: The fallback stood in its place.');
  });
});

describe('a broken release', () => {
  test.each(Object.entries(REFUSED))('M2: %s: is refused by its rule before it gets a visitor', async (breakage, rule) => {
    const version = `2.0.${Object.keys(REFUSED).indexOf(breakage)}`;
    await releaseClient.publish(buildIn(brokenRelease('info', breakage)), version);
    const { findings } = await releaseClient.check('info', version, { browser: true });
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
    await expect(releaseClient.canary('info', version, { traffic: 1 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(releaseClient.promote('info', version)).rejects.toThrow(`${rule}: `);
    figure('M2', `a release with ${breakage} is refused: ${findings[0]?.message}`);
  });

  test('M3: one byte of a published file changed: what passed before is refused now', async () => {
    const build = stampedRelease('info', '3.0.0');
    const entry = createHash('sha384').update(readFileSync(join(build, 'remoteEntry.js'))).digest('hex');
    await releaseClient.publish(buildIn(build), '3.0.0');
    await releaseClient.check('info', '3.0.0', { browser: true });
    appendFileSync(join(product.platform.config.dataDir, 'files/releases', entry), ' ');
    await expect(releaseClient.promote('info', '3.0.0')).rejects.toThrow('integrity: ');
  });

  test('goes live in an emergency alone, and the log tells by whom and why', async () => {
    await releaseClient.promote('info', '2.0.0', 'the old one leaks, this one only warns');
    const [line] = await releaseClient.log(1);
    expect(line).toMatchObject({ actor: 'the info team', action: 'promote', version: '2.0.0', detail: expect.stringContaining('without a passed check: the old one leaks') });
    await releaseClient.rollBack('info', '1.1.0');
  });
});

test('M4: a new shell is held against all live remotes', async () => {
  const checks = checksServiceOf(product.platform);
  await releasesServiceOf(product.platform).publish(auth(), 'test');
  await releasesServiceOf(product.platform).promote('auth', '1.0.0', 'test');
  const ofAuth = async (changed: object) => (await checks.checkShell({ version: '1.0.0', contract: 1, provides: {}, ...shell, ...changed })).filter(({ message }) => message.startsWith('mfe-auth'));
  expect(await ofAuth({})).toEqual([]);
  expect(await ofAuth({ contract: 2 })).toEqual([expect.objectContaining({ rule: 'contract' })]);
  expect(await ofAuth({ provides: { ...shell?.provides, react: '20.0.0' } })).toEqual([
    { rule: 'shared', message: 'mfe-auth 1.0.0: It wants react ^19.0.0, the live shell provides 20.0.0.' },
  ]);
});

const auth = () => {
  return releaseOf(buildIn(stampedRelease('auth', '1.0.0')), '1.0.0');
};
