export const refinePathOf = (projectId: string, assetId: string): string => `/projects/${projectId}/refine/${assetId}`;
export const progressPathOf = (projectId: string, assetId: string): string => `${refinePathOf(projectId, assetId)}/progress`;

/** Buying credits, and back to what they are for. */
export const buyCreditsPathOf = (returnPath: string): string => `/buy-credits?${new URLSearchParams({ return: returnPath })}`;
