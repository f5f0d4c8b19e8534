import { z } from 'zod';
import { STUDIO_IDS } from './studio-profiles.ts';

export const StudioId = z.enum(STUDIO_IDS);
export type StudioId = z.infer<typeof StudioId>;
