import { z } from 'zod';

/** Whose picture or file a path names. */
export const AssetParams = z.object({ projectId: z.uuid(), assetId: z.uuid() });

/** What a signed link carries. */
export const SignedQuery = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });
