import { HERO_BRIEF, type TasteProfile } from '@fifteen/contracts';

/** A valid taste profile. */
export const aTasteProfile = (company_name = HERO_BRIEF.basic_info.company_name): TasteProfile => ({
  ...HERO_BRIEF,
  basic_info: { ...HERO_BRIEF.basic_info, company_name },
});
