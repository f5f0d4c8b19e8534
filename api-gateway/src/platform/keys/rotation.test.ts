import { setTimeout as sleep } from 'node:timers/promises';
import { RemoteName, type Asset, type SignedIn, type Tokens } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { secretsCommand } from '../../app/admin/secrets.ts';
import { sealsOf } from '../../app/wiring/compose-releases.ts';
import { sealsStore } from '../../releases/seals/seals.store.ts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { mailTokenOf } from '../../testing/mail-token.ts';
import { startRole, type RoleProcess } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { authenticatorCipherOf } from '../../app/wiring/compose-second-factor.ts';
import { createSecondFactorStore } from '../../identity/second-factor/second-factor.store.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { twoStepCustomer, type TwoStepCustomer } from '../../testing/two-step-customer.ts';
import { keyGenerationsStore } from './key-generations.store.ts';
import { createKeyring } from './keyring.ts';
import { KEY_NAMES, type KeyName } from './rotating-keys.ts';
import { ACTIVE_AFTER_MS } from './rotation.service.ts';
import { readOrCreateSecret } from './secrets.ts';
import { LOOK_MS } from './watch-keys.ts';

let gateway: TestGateway;
/** A second gateway in a process of its own, as behind a load balancer. */
let other: RoleProcess;
/** Three with authenticator apps since before any rotation: a code signs in once. */
let phones: TwoStepCustomer[];

/** The other gateway publishes and seals the builds of this checkout after it listens: before any rotation, for these tests. */
const untilBuildsAreSealed = async (): Promise<void> => {
  for (let tries = 0; tries < 90; tries += 1) {
    if ((await sealsStore.list(gateway.platform.db)).length === RemoteName.options.length) return;
    await sleep(500);
  }
  throw new Error('Not every build of this checkout was sealed. Run npm run build.');
};

beforeAll(async () => {
  gateway = await startTestGateway();
  other = await startRole('gateway', gateway);
  await untilBuildsAreSealed();
  phones = [];
  for (let i = 0; i < 3; i += 1) phones.push(await twoStepCustomer(gateway, () => new Date()));
}, 60_000);
afterAll(async () => {
  await other.kill();
  await gateway.stop();
});

const run = (...args: string[]): Promise<string[]> => secretsCommand.run(gateway.platform, args);
const both = (): readonly string[] => [gateway.url, other.url];
const get = (url: string, path: string, token?: string) => callApi(url, 'GET', path, { token });
const me = async (token: string): Promise<number[]> => Promise.all(both().map(async (url) => (await get(url, '/api/v1/auth/me', token)).status));
const opened = async (path: string): Promise<number[]> => Promise.all(both().map(async (url) => (await get(url, path)).status));
const linksOf = async (token: string, project: string): Promise<string> => {
  const [asset] = (await get(gateway.url, `/api/v1/projects/${project}/assets`, token)).body as Asset[];
  return asset?.asset_url ?? '';
};

/** What a keyring of one generation reads: by which key something was signed. */
const isBy = async (name: KeyName, generation: number, reads: (ring: ReturnType<typeof createKeyring>) => boolean): Promise<boolean> => {
  const ring = createKeyring({ secrets: [readOrCreateSecret(gateway.platform.config.dataDir)], now: () => new Date() });
  ring.load((await keyGenerationsStore.live(gateway.platform.db)).filter((row) => row.name === name && row.generation === generation));
  return reads(ring);
};

describe('a rotation of all keys while two gateways run', () => {
  let customer: SignedIn;
  let newest: Tokens;
  let project: string;
  let oldLink: string;
  let oldMailToken: string;

  test('fails no request of a signed-in customer, at neither gateway', async () => {
    customer = await signUpSomebody(gateway.url);
    newest = customer;
    const { access_token: token } = customer;
    project = (await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } })).body.project_id;
    await generationOn(gateway.platform).generate(project);
    oldLink = await linksOf(token, project);
    await callApi(gateway.url, 'POST', '/api/v1/auth/password/forgot', { body: { email: customer.user.email } });
    await sleep(500);
    oldMailToken = await mailTokenOf(gateway.platform, customer.user.id, 'reset');

    let isOver = false;
    const statuses: number[] = [];
    const traffic = async (): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        statuses.push(...(await me(token)), ...(await me(newest.access_token)), ...(await opened(oldLink)));
        const url = both()[turn % 2] ?? '';
        // What one gateway has signed the other one must take, at every moment.
        const refreshed = turn % 4 === 0 ? await callApi(url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token: newest.refresh_token } }) : undefined;
        if (refreshed) {
          statuses.push(refreshed.status);
          newest = refreshed.body as Tokens;
        }
        await sleep(100);
      }
    };
    const running = traffic();
    const lines = await run('rotate');
    expect(lines.filter((line) => !line.includes('a new key signs from'))).toEqual([]);
    await sleep(ACTIVE_AFTER_MS + LOOK_MS);
    isOver = true;
    await running;
    const refused = statuses.filter((status) => status !== 200);
    expect(refused).toEqual([]);
    figure('A1', `${statuses.length} requests of a signed-in customer at two gateways while every key rotates: ${refused.length} refused`);
  }, 60_000);

  test('leaves the previous keys good for what they signed, and signs with the new ones', async () => {
    newest = (await callApi(other.url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token: newest.refresh_token } })).body;
    expect(await me(customer.access_token)).toEqual([200, 200]);
    expect(await opened(oldLink)).toEqual([200, 200]);
    const newLink = await linksOf(newest.access_token, project);
    expect(newLink).not.toBe(oldLink);
    expect(await opened(newLink)).toEqual([200, 200]);
    expect((await callApi(gateway.url, 'POST', '/api/v1/auth/password/reset', { body: { token: oldMailToken, password: `${PASSWORD} new` } })).status).toBeLessThan(300);
  });

  test('is not repeated while the previous key is still accepted', async () => {
    await expect(run('rotate', 'file-links')).rejects.toThrow(/Retire that one first/);
  });

  test('is shown with its dates', async () => {
    const lines = await run('list');
    expect(lines).toHaveLength(KEY_NAMES.length);
    expect(lines.every((line) => /key 1 since .*, key before until /.test(line))).toBe(true);
  });
});

describe('seals of releases', () => {
  test('are signed by the current key before the previous one is retired; forged ones are not', async () => {
    const { db } = gateway.platform;
    const seals = sealsOf(gateway.platform);
    const [sealed, forged] = await sealsStore.list(db);
    if (!sealed || !forged) throw new Error('No build is sealed.');
    await sealsStore.save(db, { ...forged, seal: `e30.${'A'.repeat(43)}` });
    expect(await run('retire', 'release-seals')).toEqual([expect.stringContaining('retired the previous key')]);
    const stored = await sealsStore.find(db, sealed.remote, sealed.version, sealed.kind);
    expect(stored).not.toBe(sealed.seal);
    expect(await isBy('release-seals', 1, (ring) => sealsOf(ring).signAgain(stored ?? '') !== undefined)).toBe(true);
    expect(seals.signAgain((await sealsStore.find(db, forged.remote, forged.version, forged.kind)) ?? '')).toBeUndefined();
  }, 60_000);
});

describe('secrets of authenticator apps', () => {
  const signInAt = async (url: string, { customer, app }: TwoStepCustomer): Promise<number> => {
    const first = await callApi(url, 'POST', '/api/v1/auth/login', { body: { email: customer.user.email, password: PASSWORD } });
    return (await callApi(url, 'POST', '/api/v1/auth/second-step', { body: { challenge: first.body.challenge, code: app.code(1) } })).status;
  };
  const phone = (index: number): TwoStepCustomer => {
    const found = phones[index];
    if (!found) throw new Error(`There is no phone ${index}`);
    return found;
  };
  const isEncryptedBy = async (generation: number, { customer, secret }: TwoStepCustomer): Promise<boolean> => {
    const { id } = customer.user;
    const stored = (await createSecondFactorStore(gateway.platform.db).find(id))?.secret ?? '';
    return isBy('authenticators', generation, (ring) => {
      try {
        return authenticatorCipherOf(ring).decrypt(stored, id) === secret;
      } catch {
        return false;
      }
    });
  };

  test('still sign in at both gateways after the rotation; a new one is encrypted by the current key', async () => {
    expect([await isEncryptedBy(0, phone(0)), await isEncryptedBy(1, phone(0))]).toEqual([true, false]);
    expect([await signInAt(gateway.url, phone(0)), await signInAt(other.url, phone(1))]).toEqual([200, 200]);
    const later = await twoStepCustomer(gateway, () => new Date());
    expect([await isEncryptedBy(0, later), await isEncryptedBy(1, later)]).toEqual([false, true]);
    expect(await signInAt(other.url, later)).toBe(200);
  });

  test('are encrypted by the current key on request, and before the previous one is retired; they sign in after that', async () => {
    const factors = createSecondFactorStore(gateway.platform.db);
    const { id } = phone(2).customer.user;
    const before = (await factors.find(id))?.secret ?? '';
    expect(await run('sign-again')).toContain('3 secrets of authenticator apps are encrypted by the current key now.');
    for (const one of phones) expect(await isEncryptedBy(1, one)).toBe(true);
    await factors.replaceSecret(id, { before: (await factors.find(id))?.secret ?? '', secret: before });
    expect(await isEncryptedBy(0, phone(2))).toBe(true);
    expect(await run('retire', 'authenticators')).toEqual([expect.stringContaining('retired the previous key')]);
    for (const one of phones) expect(await isEncryptedBy(1, one)).toBe(true);
    await sleep(2 * LOOK_MS);
    expect(await signInAt(other.url, phone(2))).toBe(200);
  });
});

describe('retiring the previous key', () => {
  let customer: SignedIn;
  beforeAll(async () => {
    customer = await signUpSomebody(other.url);
  });

  test('is refused while something that it signed may be in use', async () => {
    await expect(run('retire', 'access-tokens')).rejects.toThrow(/may be in use until .*--now/);
    const lines = await run('retire');
    expect(lines.filter((line) => line.includes('left as it is')).map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['access-tokens', 'refresh-tokens', 'file-links', 'mail-tokens']));
  });

  test('ends what it signed and nothing else', async () => {
    const old = gateway.platform.keysFor('file-links').accepted()[1];
    expect(old).toBeDefined();
    expect(await run('retire', 'file-links', '--now')).toEqual([expect.stringContaining('retired the previous key')]);
    await sleep(2 * LOOK_MS);
    expect(gateway.platform.keysFor('file-links').accepted()).not.toContainEqual(old);
    expect(await me(customer.access_token)).toEqual([200, 200]);
    expect(await run('retire', 'file-links')).toEqual(['file-links: there is no previous key.']);
  });

  test('keeps a customer signed in who has come back since the rotation', async () => {
    await run('retire', 'access-tokens', '--now');
    await run('retire', 'refresh-tokens', '--now');
    await sleep(2 * LOOK_MS);
    expect(await me(customer.access_token)).toEqual([200, 200]);
    const refreshed = await callApi(gateway.url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token: customer.refresh_token } });
    expect(refreshed.status).toBe(200);
  });

  test('can be followed by another rotation, which ends tokens of the retired key', async () => {
    const stale = customer;
    await run('rotate', 'access-tokens');
    await sleep(ACTIVE_AFTER_MS);
    await run('retire', 'access-tokens', '--now');
    await sleep(2 * LOOK_MS);
    expect(await me(stale.access_token)).toEqual([401, 401]);
    const again = (await callApi(gateway.url, 'POST', '/api/v1/auth/login', { body: { email: stale.user.email, password: PASSWORD } })).body as SignedIn;
    expect(await me(again.access_token)).toEqual([200, 200]);
  }, 60_000);
});

test.each([
  [[], /Say list, rotate, retire, sign-again/],
  [['constructor'], /Say list/],
  [['rotate', 'nothing'], /Name one key/],
  [['rotate', '__proto__'], /Name one key/],
  [['retire', 'networks', 'watermarks'], /Name one key/],
])('the command says what is wrong with %j', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
