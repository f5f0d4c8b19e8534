import { randomUUID } from 'node:crypto';
import { ProjectShare, SharedProject, type Asset, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody, type ApiAnswer } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let assets: Asset[];
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
beforeEach(async () => {
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body.project_id;
  await generationOn(gateway.platform).generate(project);
  assets = (await call('GET', `/projects/${project}/assets`)).body;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, token: string | undefined = owner.access_token) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token });

const ids = (...places: number[]): string[] => places.map((place) => assets[place]?.id ?? '');
const share = async (choice = {}): Promise<string> => {
  const { body } = await call('POST', `/projects/${project}/share`, { shows_owner: false, only_favourites: false, ...choice });
  return ProjectShare.parse(body).share?.token ?? '';
};
const votesSeen = async (): Promise<ProjectShare> => ProjectShare.parse((await call('GET', `/projects/${project}/share`)).body);

/** A visitor without an account; the browser keeps its cookie. */
const aVisitor = () => {
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown): Promise<ApiAnswer> => {
    const answer = await callApi(gateway.url, method, `/api/v1${path}`, { body, headers: cookie ? { cookie } : {} });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    visit: (token: string) => ask('GET', `/shares/${token}`),
    vote: (token: string, assetIds: readonly string[]) => ask('POST', `/shares/${token}/votes`, { asset_ids: assetIds }),
  };
};

describe('a public link', () => {
  test('is made once, keeps its address, and shows its concepts without an account', async () => {
    const token = await share();
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await share({ shows_owner: true })).toBe(token);
    const { status, body, headers } = await aVisitor().visit(token);
    expect(status).toBe(200);
    expect(SharedProject.parse(body).concepts).toHaveLength(15);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('names its owner only where the owner wants it', async () => {
    await call('PATCH', '/users/profile', { full_name: 'Ada Byron' });
    const token = await share();
    const seen = async (): Promise<string | null> => (await aVisitor().visit(token)).body.owner_name;
    expect(await seen()).toBeNull();
    await share({ shows_owner: true });
    expect(await seen()).toBe('Ada Byron');
  });

  test('shows favourites alone where that is wanted and there are any', async () => {
    const token = await share({ only_favourites: true });
    const shown = async (): Promise<string[]> => (await aVisitor().visit(token)).body.concepts.map(({ id }: Asset) => id);
    expect(await shown()).toHaveLength(15);
    for (const id of ids(2, 7)) await call('PATCH', `/projects/${project}/assets/${id}`, { is_favourite: true });
    expect(await shown()).toEqual(ids(2, 7));
  });

  test('Z3: gives pictures and nothing to draw them from, nor who the owner is', async () => {
    const { text } = await aVisitor().visit(await share({ shows_owner: true }));
    for (const secret of ['genome', 'secret', 'svg', 'preview.webp', owner.user.email, owner.user.id]) {
      expect(text).not.toContain(secret);
    }
    const urls = [...text.matchAll(/"asset_url":"([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls).toHaveLength(15);
    for (const url of urls) expect(url).toMatch(/^\/api\/v1\/shares\/[\w-]{22}\/pictures\/[0-9a-f-]{36}\.webp$/);
  });

  test('switched off it says so for good, and the next one has another address', async () => {
    const token = await share();
    const visitor = aVisitor();
    await visitor.vote(token, ids(0));
    expect((await call('DELETE', `/projects/${project}/share`)).status).toBe(204);
    const gone = { status: 410, body: { code: 'share_revoked' } };
    expect(await visitor.visit(token)).toMatchObject(gone);
    expect(await visitor.vote(token, ids(1))).toMatchObject(gone);
    expect(await votesSeen()).toMatchObject({ share: null, voters: 1 });
    expect((await call('GET', `/projects/${project}/assets/curated`)).body.sharing).toEqual(await votesSeen());
    const next = await share();
    expect(next).not.toBe(token);
    expect((await visitor.visit(next)).status).toBe(200);
    expect(await visitor.visit(token)).toMatchObject(gone);
  });

  test('Z4: opens no other pictures than those it shows, and none once it is switched off', async () => {
    const token = await share({ only_favourites: true });
    await call('PATCH', `/projects/${project}/assets/${ids(2)[0]}`, { is_favourite: true });
    const picture = (id = '') => call('GET', `/shares/${token}/pictures/${id}.webp`, undefined, undefined);
    for (const id of [ids(3)[0], randomUUID(), 'no-id']) expect((await picture(id)).status).toBe(404);
    await call('DELETE', `/projects/${project}/share`);
    expect(await picture(ids(2)[0])).toMatchObject({ status: 410, body: { code: 'share_revoked' } });
  });

  test('of a deleted project leads nowhere', async () => {
    const token = await share();
    await call('DELETE', `/projects/${project}`);
    expect(await aVisitor().visit(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('made twenty times at once it is one', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => share()));
    expect(new Set(tokens).size).toBe(1);
  });

  test('Z6: is made, changed and ended by the owner alone', async () => {
    const token = await share();
    const stranger = await signUpSomebody(gateway.url);
    const choice = { shows_owner: true, only_favourites: true };
    for (const [method, body] of [['GET'], ['POST', choice], ['DELETE']] as const) {
      expect(await call(method, `/projects/${project}/share`, body, stranger.access_token)).toMatchObject({ status: 404 });
    }
    expect((await votesSeen()).share).toMatchObject({ token, shows_owner: false });
    for (const guess of ['short', randomUUID(), `${token.slice(0, -1)}_`, '../../etc/passwd']) {
      expect([400, 404]).toContain((await aVisitor().visit(encodeURIComponent(guess))).status);
    }
  });
});

describe('votes', () => {
  test('one browser has up to three, which replace those before', async () => {
    const token = await share();
    const visitor = aVisitor();
    expect((await visitor.vote(token, ids(0, 1, 2))).body.own_votes).toHaveLength(3);
    expect((await visitor.vote(token, ids(2, 5))).body.own_votes.sort()).toEqual(ids(2, 5).sort());
    expect((await visitor.visit(token)).body.own_votes.sort()).toEqual(ids(2, 5).sort());
    expect(await visitor.vote(token, ids(0, 1, 2, 3))).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await votesSeen()).voters).toBe(1);
    expect((await visitor.vote(token, [])).body.own_votes).toEqual([]);
    expect(await votesSeen()).toMatchObject({ voters: 0, votes: [] });
  });

  test('of several browsers add up for the owner', async () => {
    const token = await share();
    await aVisitor().vote(token, ids(4, 5));
    await aVisitor().vote(token, ids(4));
    expect(await votesSeen()).toMatchObject({
      voters: 2,
      votes: [
        { asset_id: ids(4)[0], votes: 2 },
        { asset_id: ids(5)[0], votes: 1 },
      ],
    });
  });

  test('ten at once from one browser leave one set', async () => {
    const token = await share();
    const visitor = aVisitor();
    await visitor.vote(token, ids(0));
    const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => visitor.vote(token, ids(place, place + 1))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { voters, votes } = await votesSeen();
    expect({ voters, given: votes.length }).toEqual({ voters: 1, given: 2 });
  });

  test('for concepts of another project do not count', async () => {
    const token = await share();
    expect((await aVisitor().vote(token, [randomUUID()])).body.own_votes).toEqual([]);
  });

  test('Z6: without cookies, one address votes 20 times and is then refused: only those 20 count', async () => {
    const token = await share();
    let counted = 0;
    let refused = 0;
    for (let i = 0; i < 30; i += 1) {
      const { status } = await aVisitor().vote(token, ids(3));
      if (status === 200) counted += 1;
      if (status === 429) refused += 1;
    }
    figure('Z6', `${counted + refused} votes of one address, each without its cookie: ${counted} counted, ${refused} refused`);
    expect([counted, refused]).toEqual([20, 10]);
    // In the database, so that any number of gateways counts as one.
    expect(await gateway.platform.db.selectFrom('rate_limits').select('used').where('used', '=', 30).execute()).toHaveLength(1);
    expect(await votesSeen()).toMatchObject({ voters: 20, votes: [{ asset_id: ids(3)[0], votes: 20 }] });
  });

  test('store nothing of a person: a hash that differs from link to link', async () => {
    const visitor = aVisitor();
    const first = await share();
    await visitor.vote(first, ids(0));
    await call('DELETE', `/projects/${project}/share`);
    const second = await share();
    await visitor.vote(second, ids(0));
    const { rows } = await gateway.platform.pool.query(
      'SELECT v.* FROM share_votes v JOIN shares s ON s.id = v.share_id WHERE s.project_id = $1',
      [project],
    );
    expect(Object.keys(rows[0]).sort()).toEqual(['asset_id', 'created_at', 'share_id', 'voter']);
    expect(new Set(rows.map(({ voter }) => voter)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  test('the cookie is for the server alone', async () => {
    const token = await share();
    const answer = await callApi(gateway.url, 'POST', `/api/v1/shares/${token}/votes`, { body: { asset_ids: ids(0) } });
    expect(answer.headers.get('set-cookie')).toMatch(/^fifteen_voter=[\w-]{22}; Max-Age=\d+; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });
});
