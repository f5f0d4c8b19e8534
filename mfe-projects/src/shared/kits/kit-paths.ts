export const kitPathOf = (projectId: string): string => `/projects/${projectId}/brand-kit`;
export const kitProgressPathOf = (projectId: string): string => `${kitPathOf(projectId)}/progress`;
