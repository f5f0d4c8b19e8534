import { expect, test } from '@jest/globals';
import { projectShareOf } from './project-share.ts';

const live = { token: 'tok', shows_owner: true, only_favourites: false, created_at: new Date('2026-03-01T12:00:00Z'), id: 's1', project_id: 'p1', revoked_at: null };
const share = projectShareOf({
  live: async (projectId) => (projectId === 'p1' ? (live as never) : undefined),
  votes: async () => [{ asset_id: 'a1', votes: 2 }],
  voters: async () => 2,
});

test('the owner sees the link and its votes, and the votes also where the link was switched off', async () => {
  const votes = { voters: 2, votes: [{ asset_id: 'a1', votes: 2 }] };
  expect(await share('p1')).toEqual({ share: { token: 'tok', path: '/s/tok', shows_owner: true, only_favourites: false, created_at: '2026-03-01T12:00:00.000Z' }, ...votes });
  expect(await share('p2')).toEqual({ share: null, ...votes });
});
