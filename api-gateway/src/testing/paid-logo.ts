import type { Asset, SignedIn } from '@fifteen/contracts';
import { callApi } from './api-client.ts';
import { drawnSet } from './drawn-set.ts';
import { generationOn } from './fake-engine.ts';
import { aTasteProfile } from './taste-profile.ts';
import type { TestGateway } from './test-gateway.ts';

export interface PaidProject {
  readonly id: string;
  /** In the order of slots. */
  readonly assets: readonly Asset[];
  readonly setPaid: (isPaid: boolean) => Promise<void>;
}

/** A paid project of this customer whose concepts can be drawn: planned by the engine, without its previews. */
export const aPaidProject = async ({ url, platform }: TestGateway, { access_token: token }: SignedIn, company = 'Harbour & Rye'): Promise<PaidProject> => {
  const call = (method: string, path: string, body?: unknown) => callApi(url, method, `/api/v1${path}`, { body, token });
  const { project_id: id } = (await call('POST', '/projects', { taste_profile: aTasteProfile(company) })).body;
  await generationOn(platform).generate(id);
  const { concepts } = await drawnSet(aTasteProfile(company));
  for (const { slot, genome } of concepts) {
    await platform.pool.query("UPDATE assets SET genome = $3 WHERE project_id = $1 AND slot = $2 AND asset_type = 'logo_concept'", [id, slot, JSON.stringify(genome)]);
  }
  const setPaid = async (isPaid: boolean): Promise<void> => {
    await platform.pool.query('UPDATE projects SET is_paid = $2 WHERE id = $1', [id, isPaid]);
  };
  await setPaid(true);
  return { id, assets: (await call('GET', `/projects/${id}/assets`)).body, setPaid };
};
