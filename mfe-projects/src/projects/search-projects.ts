import type { Project } from '@fifteen/contracts';

/** Projects whose name contains the text, whatever its case. */
export const searchProjects = (projects: readonly Project[], text: string): Project[] => {
  const wanted = text.trim().toLocaleLowerCase();
  return projects.filter(({ project_name }) => project_name.toLocaleLowerCase().includes(wanted));
};
