import { HERO_BRIEF, type TasteProfile } from '@fifteen/contracts';

/** A complete taste profile; parts may be replaced. */
export const aTasteProfile = (changes: Partial<TasteProfile> = {}): TasteProfile => ({ ...HERO_BRIEF, ...changes });
