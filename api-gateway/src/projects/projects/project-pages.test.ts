import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const COUNT = 1_000;

let gateway: TestGateway;
let owner: SignedIn;

/** A thousand projects with 15 concepts each, two at every moment, beside as many of somebody else. */
const seed = async (userId: string): Promise<void> => {
  const profile = JSON.stringify(aTasteProfile());
  await gateway.platform.pool.query(
    `WITH made AS (
       INSERT INTO projects (user_id, name, seed, taste_profile, request_hash, created_at)
       SELECT $1, CASE WHEN n % 100 = 7 THEN 'Maison ÉLAN ' ELSE 'Northwind ' END || n, n, $2, '', now() - make_interval(secs => n / 2)
       FROM generate_series(1, ${COUNT}) n RETURNING id)
     INSERT INTO assets (project_id, studio, slot, status) SELECT id, 'helios', slot, 'completed' FROM made, generate_series(0, 14) slot`,
    [userId, profile],
  );
};
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
  await seed(owner.user.id);
  await seed((await signUpSomebody(gateway.url)).user.id);
  await gateway.platform.pool.query('ANALYZE projects, assets');
});
afterAll(() => gateway.stop());

const get = (query: string) => callApi(gateway.url, 'GET', `/api/v1/projects${query}`, { token: owner.access_token });
const walk = async (query: string): Promise<{ names: string[]; total: string | null; pages: number }> => {
  const names: string[] = [];
  let pages = 0;
  let total: string | null = null;
  for (let path: string | undefined = query; path; pages += 1) {
    const { body, headers } = await get(path);
    names.push(...body.map(({ project_name }: { project_name: string }) => project_name));
    total ??= headers.get('x-total-count');
    path = /<\/api\/v1\/projects(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return { names, total, pages };
};

describe('a thousand projects', () => {
  test('are all there, once, in twenty pages, with their number', async () => {
    const { names, total, pages } = await walk('?limit=50');
    expect(new Set(names).size).toBe(COUNT);
    expect({ length: names.length, total, pages }).toEqual({ length: COUNT, total: String(COUNT), pages: 20 });
  });

  test('a search looks through all of them, whatever the case and the accents, also page by page', async () => {
    const { names, total, pages } = await walk(`?limit=4&search=${encodeURIComponent('maison e\u0301lan')}`);
    expect(names).toEqual([7, 107, 207, 307, 407, 507, 607, 707, 807, 907].map((n) => `Maison ÉLAN ${n}`));
    expect({ total, pages }).toEqual({ total: '10', pages: 3 });
    expect(await walk('?search=no%20such%20name')).toEqual({ names: [], total: '0', pages: 1 });
    expect((await walk('?search=%20%20&limit=50')).total).toBe(String(COUNT));
    expect((await walk(`?search=${encodeURIComponent("%' OR 1=1 --")}`)).total).toBe('0');
  });

  test('a page is read from the index, without sorting or looking at the rest', async () => {
    const { rows } = await gateway.platform.pool.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT id, (SELECT count(*) FROM assets WHERE project_id = projects.id AND status = 'completed')
       FROM projects WHERE user_id = $1 AND deleted_at IS NULL AND (created_at, id) < (now() - interval '100 s', $2)
       ORDER BY created_at DESC, id DESC LIMIT 51`,
      [owner.user.id, randomUUID()],
    );
    const plan = JSON.stringify(rows[0]['QUERY PLAN'][0].Plan);
    expect(plan).toContain('projects_newest');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('"Sort"');
  });
});
