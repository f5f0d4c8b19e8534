import { expect, test } from '@jest/globals';
import { ownedProjectBy } from './owned-project.ts';

const project = { id: 'p1', is_paid: false, diversity: null, selected_asset_id: null };
const owned = ownedProjectBy({ findHead: async (userId, projectId) => (userId === 'ada' && projectId === 'p1' ? project : undefined) });

test('a project is its owner’s; for anybody else it is not there', async () => {
  expect(await owned('ada', 'p1')).toBe(project);
  await expect(owned('eve', 'p1')).rejects.toMatchObject({ code: 'not_found' });
  await expect(owned('ada', 'p2')).rejects.toMatchObject({ code: 'not_found' });
});
