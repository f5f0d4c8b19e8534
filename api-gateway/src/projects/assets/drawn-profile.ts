import type { TasteProfile } from '@fifteen/contracts';
import type { AssetRow } from '../../platform/database/schema/assets.ts';

/** The answers that a logo is drawn from: the project's, with the name as an edit corrected it. */
export const drawnProfile = (profile: TasteProfile, { company_name }: Pick<AssetRow, 'company_name'>): TasteProfile =>
  company_name === null ? profile : { ...profile, basic_info: { ...profile.basic_info, company_name } };
