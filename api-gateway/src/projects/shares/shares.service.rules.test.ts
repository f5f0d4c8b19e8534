import { beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '../../platform/errors/errors.ts';
import { createSharesService } from './shares.service.ts';
import type { VisitedShare } from './shares.store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const live: VisitedShare = { id: 's1', project_id: 'p1', shows_owner: true, only_favourites: false, revoked_at: null, project_name: 'Acme', is_paid: false, owner_name: 'Ada' };
const concept = (id: string, of: object = {}) => ({ id, status: 'completed', is_favourite: false, studio: 'helios', title: id, background: '#fff', ...of });

let share: VisitedShare | undefined;
let concepts: ReturnType<typeof concept>[];
let did: unknown[][];
const note = (name: string) => async (...of: unknown[]) => void did.push([name, ...of]);

const service = createSharesService({
  shares: {
    live: async () => undefined,
    votes: async () => [],
    voters: async () => 0,
    save: note('save'),
    revoke: note('revoke'),
    vote: note('vote'),
    visit: async (token: string) => (token === 'tok' ? share : undefined),
    votesOf: async (shareId: string, voter: readonly string[]) => {
      did.push(['votesOf', shareId, voter]);
      return ['a1'];
    },
  },
  assets: {
    list: async (...of) => {
      expect(of).toEqual(['p1', { type: 'logo_concept' }]);
      return concepts as never;
    },
  },
  views: { keyOf: async (...of) => `key ${JSON.stringify(of.slice(0, 3))}` },
  ownedProject: async (userId) => {
    if (userId !== 'ada') throw new AppError('not_found');
    return {} as never;
  },
  now: () => NOW,
});
const voter = (shareId: string) => [`ada at ${shareId}`];
const nobody = () => [];
const inTurn = (work: () => Promise<unknown>) => work();
const picture = (assetId: string, token = 'tok') => service.picture(token, assetId, 'small', inTurn as never);

beforeEach(() => {
  share = live;
  concepts = [concept('a1'), concept('a2', { is_favourite: true }), concept('a3', { status: 'pending', is_favourite: true })];
  did = [];
});

describe('a project’s link', () => {
  test('is made, seen and switched off by its owner alone', async () => {
    const choice = { shows_owner: true, only_favourites: false };
    await service.save('ada', 'p1', choice);
    expect(did).toEqual([['save', 'p1', choice, expect.stringMatching(/^[\w-]{22}$/), NOW]]);
    await service.revoke('ada', 'p1');
    expect(did[1]).toEqual(['revoke', 'p1', NOW]);
    expect(await service.ofProject('ada', 'p1')).toEqual({ share: null, voters: 0, votes: [] });
    for (const call of [service.save('eve', 'p1', choice), service.revoke('eve', 'p1'), service.ofProject('eve', 'p1')]) await expect(call).rejects.toMatchObject({ code: 'not_found' });
    expect(did).toHaveLength(2);
  });

  test('has another token each time', async () => {
    await service.save('ada', 'p1', live);
    await service.save('ada', 'p1', live);
    expect(did[0]?.[3]).not.toBe(did[1]?.[3]);
  });

  test('shows finished concepts, with the watermark until the project is paid', async () => {
    const shown = await service.visit('tok', nobody);
    expect(shown).toEqual({
      project_name: 'Acme',
      owner_name: 'Ada',
      own_votes: [],
      concepts: ['a1', 'a2'].map((id) => ({ id, asset_url: `/api/v1/shares/tok/pictures/${id}.webp`, is_watermarked: true, studio: 'helios', title: id, background: '#fff' })),
    });
    share = { ...live, is_paid: true };
    expect((await service.visit('tok', nobody)).concepts.map(({ is_watermarked }) => is_watermarked)).toEqual([false, false]);
  });

  test('names the owner only where the owner wants that', async () => {
    share = { ...live, shows_owner: false };
    expect((await service.visit('tok', nobody)).owner_name).toBeNull();
  });

  test('shows only favorites where the owner chose that and has some that are finished', async () => {
    share = { ...live, only_favourites: true };
    expect((await service.visit('tok', nobody)).concepts.map(({ id }) => id)).toEqual(['a2']);
    concepts = [concept('a1'), concept('a3', { status: 'pending', is_favourite: true })];
    expect((await service.visit('tok', nobody)).concepts.map(({ id }) => id)).toEqual(['a1']);
  });

  test('is closed to everybody once it is switched off, and was never there by any other token', async () => {
    const calls = (token: string) => [service.visit(token, voter), picture('a1', token), service.vote(token, voter, ['a1'])];
    for (const call of calls('other')) await expect(call).rejects.toMatchObject({ code: 'not_found' });
    share = { ...live, revoked_at: NOW };
    for (const call of calls('tok')) await expect(call).rejects.toMatchObject({ code: 'share_revoked' });
    expect(did).toEqual([]);
  });
});

describe('a picture behind a link', () => {
  test('is the drawing’s view of a concept that the link shows', async () => {
    expect(await picture('a1')).toBe('key [{"projectId":"p1","assetId":"a1"},"drawing","small"]');
  });

  test('is none of a concept that the link does not show', async () => {
    for (const id of ['a3', 'a9']) await expect(picture(id)).rejects.toMatchObject({ code: 'not_found' });
    share = { ...live, only_favourites: true };
    await expect(picture('a1')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('votes', () => {
  test('are those of the browser on this link', async () => {
    expect(await service.vote('tok', voter, ['a1', 'a2'])).toEqual(['a1']);
    expect(did).toEqual([['vote', live, ['ada at s1'], ['a1', 'a2'], NOW], ['votesOf', 's1', ['ada at s1']]]);
    expect((await service.visit('tok', voter)).own_votes).toEqual(['a1']);
  });

  test('are none without a name', async () => {
    expect(await service.vote('tok', nobody, ['a1'])).toEqual([]);
    await service.visit('tok', nobody);
    expect(did).toEqual([]);
  });
});
