import type { Kysely } from 'kysely';
import type { AssetRow } from '../../platform/database/schema/assets.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { StoredLogo } from '../../rendering/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { OwnedProject } from '../ownership/owned-project.ts';
import { drawnProfile } from './drawn-profile.ts';

export interface PaidLogo {
  readonly asset: Pick<AssetRow, 'id' | 'project_id' | 'studio' | 'company_name'>;
  readonly logo: StoredLogo;
}

/** A drawn logo of a paid project of the caller's: not_found where it is not his or not drawn, payment_required where it is not paid. */
export type FindPaidLogo = (userId: string, assetId: string) => Promise<PaidLogo>;

const SELECTED = ['assets.id', 'project_id', 'studio', 'genome', 'company_name', 'taste_profile'] as const;

export const findPaidLogoIn =
  (db: Kysely<Database>, ownedProject: OwnedProject): FindPaidLogo =>
  async (userId, assetId) => {
    const row = await db
      .selectFrom('assets')
      .innerJoin('projects', 'projects.id', 'project_id')
      .select(SELECTED)
      .where('assets.id', '=', assetId)
      .where('status', '=', 'completed')
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const project = await ownedProject(userId, row.project_id);
    if (!project.is_paid) throw new AppError('payment_required');
    const { taste_profile, genome, ...asset } = row;
    return { asset, logo: { genome, profile: drawnProfile(taste_profile, asset) } };
  };
