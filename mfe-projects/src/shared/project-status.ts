import type { Project } from '@fifteen/contracts';

export type DashboardStatus = 'pending_selection' | 'generating' | 'completed';

export const STATUS_WORDS: Record<DashboardStatus, string> = {
  pending_selection: 'Select Logo',
  generating: 'Generating',
  completed: 'Completed',
};

/** The dashboard's status follows the kit: chosen or not, then made or not. Source: section 4 of the specification. */
export const dashboardStatusOf = (project: Project): DashboardStatus => {
  if (project.has_brand_kit) return 'completed';
  return project.selected_asset_id === null ? 'pending_selection' : 'generating';
};

/** The list's status follows the concepts. */
export const listStatusWords = (project: Project): string =>
  project.status === 'completed' ? 'Completed' : 'Generating';

export const dashboardPathOf = ({ id, has_brand_kit }: Project): string =>
  has_brand_kit ? `/projects/${id}/brand-kit` : selectPathOf(id);

export const selectPathOf = (id: string): string => `/projects/${id}/select`;
export const generatingPathOf = (id: string): string => `/projects/${id}/generating`;
