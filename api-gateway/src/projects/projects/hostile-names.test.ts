import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ONES = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'; DROP TABLE projects;--", '=HYPERLINK("//x")', '%0d%0aSet-Cookie: a=b'];
const OTHERS = ['${7*7}', '{{7*7}}', '../../etc', '__proto__', '&lt;b&gt;', ']]>', 'Ünïcødé', '日本語', 'شركة', '😀', '\\u003c', '%s%_%', "O'Neill", '<!--', '`id`', 'A\u00a0B', 'ΣΊΣΥΦΟΣ', 'İstanbul', 'ﬁn', 'null'];
const HOSTILE = ONES.flatMap((one) => OTHERS.flatMap((other) => [`${one} ${other}`, `${other}${one}`])).map((name) => [...name].slice(0, 60).join(''));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('T1: 200 hostile names are listed and found exactly as they are', async () => {
  const { user, access_token: token } = await signUpSomebody(gateway.url);
  await gateway.platform.pool.query(
    `INSERT INTO projects (user_id, name, seed, taste_profile, request_hash, created_at)
     SELECT $1, name, place, $2, '', now() - make_interval(secs => place)
     FROM unnest($3::text[]) WITH ORDINALITY AS given (name, place)`,
    [user.id, JSON.stringify(aTasteProfile()), HOSTILE],
  );
  const get = (path: string) => callApi(gateway.url, 'GET', path, { token });
  const listed: string[] = [];
  let path: string | undefined = '/api/v1/projects?limit=50';
  while (path) {
    const { body, headers } = await get(path);
    listed.push(...body.map(({ project_name }: { project_name: string }) => project_name));
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(listed).toEqual(HOSTILE);
  const unfound: string[] = [];
  for (const name of new Set(HOSTILE)) {
    const { status, body } = await get(`/api/v1/projects?limit=50&search=${encodeURIComponent(name)}`);
    if (status !== 200 || !body.some(({ project_name }: { project_name: string }) => project_name === name)) unfound.push(name);
  }
  figure('T1', `${HOSTILE.length} hostile names: listed exactly, ${unfound.length} not found by search`);
  expect(unfound).toEqual([]);
});
