import { API, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tokensOf } from '../../app/wiring/compose-release-client.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

/** What every object has without anybody having put it there. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__', '__lookupSetter__'];

let gateway: TestGateway;
let site: SiteFixture;
let customer: SignedIn;
let operator: string;
beforeAll(async () => {
  [gateway, site] = [await startTestGateway({ environment: { LOG_LEVEL: 'silent' } }), await startSite()];
  customer = await signUpSomebody(gateway.url);
  ({ token: operator } = await tokensOf(gateway.platform).create('operator', 'night watch', 'test'));
});
afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

const SAMPLE: Readonly<Record<string, string>> = { remote: 'info', version: '1.0.0', digest: 'a'.repeat(96) };
const UUID = '00000000-0000-4000-8000-000000000000';

/** Answers that blame the server. */
const failures = (statuses: readonly number[]): number => statuses.filter((status) => status >= 500).length;

/** The path of a call with one parameter of this name, the others as they should be. */
const pathsWith = (path: string, name: string): string[] => {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  return parameters.map((chosen) => path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => (parameter === chosen ? name : (SAMPLE[parameter] ?? UUID))));
};

test('H4: names that every object inherits: no call of the API fails on one in its path', async () => {
  const statuses: number[] = [];
  for (const call of API.filter(({ params }) => params)) {
    const token = call.auth === 'release' ? operator : customer.access_token;
    for (const path of NAMES.flatMap((name) => pathsWith(call.path, name))) {
      const { status } = await callApi(gateway.url, call.method, path, { token });
      statuses.push(status);
      if (status >= 500 || status < 400) throw new Error(`${call.method} ${path} answered ${status}`);
    }
  }
  expect(statuses.length).toBeGreaterThan(300);
  figure('H4', `${statuses.length} calls with inherited names in their paths: ${failures(statuses)} failed`);
});

/** Addresses outside the API whose parts name something. */
const ADDRESSES = (name: string): string[] => [
  `/r/${name}/1.0.0/a.js`,
  `/r/info/${name}/a.js`,
  `/r/info/1.2.3/${name}`,
  `/r/${name}/${name}/${name}`,
  `/media/${name}`,
  `/${name}`,
  `/${name}.js`,
  `/knowledge-base/${name}`,
  `/projects/${name}/select`,
  `/s/${name}`,
];

test('H4: names that every object inherits: no address of the site fails on one', async () => {
  const statuses: number[] = [];
  for (const path of NAMES.flatMap(ADDRESSES)) {
    for (const cookie of ['', `mfe_versions=${path.slice(1)}@1.0.0,info@${path.slice(1)},shell@__proto__`, 'mfe_visitor=__proto__; mfe_preview=__proto__; mfe_visit=constructor']) {
      const { status } = await fetch(`${site.url()}${path}`, { headers: { cookie } });
      statuses.push(status);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }
  figure('H4', `${statuses.length} addresses and cookies with inherited names: ${failures(statuses)} failed`);
});

test.each(['/files/x', '/api/v1/files/x', '/dev/stripe', '/dev/mail', '/releases', '/operations'])('H4: names that every object inherits: nothing below %s fails on one', async (root) => {
  for (const name of NAMES) {
    for (const method of ['GET', 'POST']) {
      for (const path of [`${root}/${name}`, `${root}/${name}/${name}`, `${root}/${name}/${name}/${name}?size=${name}&view=${name}`]) {
        const { status } = await fetch(`${gateway.url}${path}`, { method, headers: { origin: gateway.url } });
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
    }
  }
});
