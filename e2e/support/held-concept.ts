import { inDatabase } from './database.ts';

/** As if this concept were still being drawn, for as long as a journey wants to look at that. */
export const holdConcept = async (projectId: string, assetId: string): Promise<void> => {
  await inDatabase("UPDATE assets SET status = 'pending' WHERE id = $1", [assetId]);
  await inDatabase("DELETE FROM project_events WHERE project_id = $1 AND data->'data'->>'asset_id' = $2", [projectId, assetId]);
};

/** What the worker does when it is drawn. */
export const releaseConcept = async (projectId: string, assetId: string): Promise<void> => {
  const event = { type: 'asset_update', data: { status: 'completed', asset_id: assetId } };
  await inDatabase("UPDATE assets SET status = 'completed' WHERE id = $1", [assetId]);
  await inDatabase('SELECT emit_project_event($1, $2)', [projectId, JSON.stringify(event)]);
};
