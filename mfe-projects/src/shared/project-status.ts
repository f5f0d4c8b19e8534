import type { Project } from '@fifteen/contracts';
import { kitPathOf, kitProgressPathOf } from './kits/kit-paths.ts';

export type DashboardStatus = 'pending_selection' | 'generating' | 'completed';

/** Chosen or not, then made or not. Source: section 4 of the specification. */
export const dashboardStatusOf = (project: Project): DashboardStatus => {
  if (project.has_brand_kit) return 'completed';
  return project.selected_asset_id === null ? 'pending_selection' : 'generating';
};

/** Concepts or kit: something of it is being made at this moment. */
const isMaking = ({ status, kit }: Project): boolean => status === 'generating' || kit?.is_making === true;

/** "Generating" only while something is: a logo that waits for its kit is chosen. Source: the second round of rulings. */
export const dashboardWordsOf = (project: Project): string => {
  const status = dashboardStatusOf(project);
  if (status === 'completed') return 'Completed';
  if (isMaking(project)) return 'Generating';
  return status === 'generating' ? 'Logo chosen' : 'Select Logo';
};

/** The list's status follows the concepts. */
export const listStatusWords = (project: Project): string =>
  project.status === 'completed' ? 'Completed' : 'Generating';

export interface NextStep {
  readonly words: string;
  readonly to: string;
}

/** What a customer does next with a project; the same on the dashboard, the list and the project itself. */
export const nextStepOf = (project: Project): NextStep => {
  const { id, is_paid, selected_asset_id, status, kit, has_brand_kit } = project;
  if (status === 'generating') return { words: 'Watch the concepts arrive', to: generatingPathOf(id) };
  if (kit?.is_making && !has_brand_kit) return { words: 'Watch the kit being made', to: kitProgressPathOf(id) };
  if (has_brand_kit) return { words: 'Open the brand kit', to: kitPathOf(id) };
  if (selected_asset_id === null) return { words: 'Choose your logo', to: selectPathOf(id) };
  return { words: is_paid ? 'Make the brand kit' : 'See the brand kit', to: kitPathOf(id) };
};

export const dashboardPathOf = ({ id, has_brand_kit }: Project): string =>
  has_brand_kit ? kitPathOf(id) : selectPathOf(id);

export const selectPathOf = (id: string): string => `/projects/${id}/select`;
export const generatingPathOf = (id: string): string => `/projects/${id}/generating`;
