import { CREDITS_PER_VARIATION, REFINEMENT_CREDITS, type Refinement } from '@fifteen/contracts';
import type { ShownAsset } from '../assets/assets.store.ts';
import { presentAsset } from '../assets/present-asset.ts';
import type { ProjectRow } from '../../platform/database/schema/projects.ts';
import type { RefinementRow } from '../../platform/database/schema/refinements.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';

interface Shown {
  readonly refinement: RefinementRow;
  readonly variations: readonly ShownAsset[];
  readonly project: Pick<ProjectRow, 'is_paid'>;
}

export const presentRefinement = ({ refinement, variations, project }: Shown, links: SignedLinks): Refinement => ({
  id: refinement.id,
  parent_asset_id: refinement.parent_asset_id,
  prompt: refinement.prompt,
  studio: refinement.studio,
  understood: refinement.understood,
  not_understood: refinement.not_understood,
  notes: refinement.notes,
  created_at: refinement.created_at.toISOString(),
  cost: REFINEMENT_CREDITS,
  returned: CREDITS_PER_VARIATION * variations.filter(({ status }) => status === 'failed').length,
  variations: variations.map((variation) => presentAsset(variation, project, links)),
});
