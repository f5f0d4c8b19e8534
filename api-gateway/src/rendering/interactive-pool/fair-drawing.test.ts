import { type SignedIn, UNPAID_VIEWS } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { AT_ONCE, measureFairDrawing } from '../../bench/security/fair-drawing.ts';
import { signUpSomebody } from '../../testing/api-client.ts';
import { aPaidProject, type PaidProject } from '../../testing/paid-logo.ts';
import { type RoleProcess, startRole } from '../../testing/role-process.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(180_000);

/** As many times slower as a paying customer may be served while somebody else floods the drawing pool. */
const MOST_SLOWER = 2;

let gateway: TestGateway;
let payer: SignedIn;
let paid: PaidProject;
let pictures: string[];
/** In a process of its own, as customers have it: nothing of the test runs in its loop. */
let role: RoleProcess | undefined;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share' } });
  payer = await signUpSomebody(gateway.url);
  paid = await aPaidProject(gateway, payer);
  const attacker = await signUpSomebody(gateway.url);
  const free = [await aPaidProject(gateway, attacker), await aPaidProject(gateway, attacker)];
  await Promise.all(free.map(({ setPaid }) => setPaid(false)));
  const assets = free.flatMap((project) => project.assets);
  pictures = UNPAID_VIEWS.flatMap((view) => ['large', 'small'].flatMap((size) => assets.map(({ view_url }) => `${(view_url ?? '').replace('{view}', view)}&size=${size}`)));
});
afterAll(async () => {
  await role?.kill();
  await gateway.stop();
});

test('S9: 80 requests at once of a free account leave a paying customer within twice of quiet, and refuse him nothing', async () => {
  role = await startRole('gateway', gateway);
  const measured = await measureFairDrawing({ url: role.url, payer: { token: payer.access_token, assetId: paid.assets[0]?.id ?? '' }, pictures, rounds: 2 });
  const { quietP95Ms, attackedP95Ms, ratio, previews, refused, attackerAnswers } = measured;
  figure('S9', `a payer's edit previews under ${AT_ONCE} requests at once of a free account: p95 ${Math.round(attackedP95Ms)} ms, quiet ${Math.round(quietP95Ms)} ms, ${ratio.toFixed(2)} times; ${refused} of ${previews} refused`);
  expect(refused).toBe(0);
  expect(Object.keys(attackerAnswers).filter((status) => status !== '200' && status !== '429')).toEqual([]);
  expect(ratio).toBeLessThan(MOST_SLOWER);
});
