import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { orderKept, placesLost } from '../../bench/load/ranks.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { type RoleProcess, startRole } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

const PEOPLE = 60;
/** The worker draws a few projects side by side, and those may end in any order: nobody may lose more places than this. */
const MOST_LOST = 12;

let gateway: TestGateway;
let worker: RoleProcess | undefined;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share', SIGNUPS_AN_HOUR: '1000' } });
});
afterAll(async () => {
  await worker?.kill();
  await gateway.stop();
});

interface Served {
  readonly came: Date;
  readonly left: Date | null;
  readonly concepts: number;
}

const served = async (): Promise<Served[]> => {
  const { rows } = await gateway.platform.pool.query<Served>(
    `SELECT p.created_at AS came, max(a.completed_at) AS left, count(*) FILTER (WHERE a.status = 'completed')::int AS concepts
     FROM projects p JOIN assets a ON a.project_id = p.id GROUP BY p.id`,
  );
  return rows;
};

test('S9: of sixty people who press Generate together each gets all concepts, about in the order in which they came', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpSomebody(gateway.url)));
  const created = await Promise.all(people.map(({ access_token: token }) => callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } })));
  expect(created.filter(({ status }) => status !== 201)).toEqual([]);
  // All wait before anybody is served.
  worker = await startRole('quick-worker', gateway);
  let projects = await served();
  while (projects.some(({ concepts }) => concepts < CONCEPTS_PER_PROJECT)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    projects = await served();
  }
  expect(projects).toHaveLength(PEOPLE);
  const [came, left] = [projects.map((one) => one.came.getTime()), projects.map((one) => one.left?.getTime() ?? Number.NaN)];
  const lost = Math.max(...placesLost(came, left));
  figure('S9', `${projects.length} people at once: ${projects.filter(({ concepts }) => concepts === CONCEPTS_PER_PROJECT).length} with their whole set of concepts, rank correlation of coming and being served ${orderKept(came, left).toFixed(3)}, at most ${lost} places lost`);
  expect(lost).toBeLessThanOrEqual(MOST_LOST);
});
