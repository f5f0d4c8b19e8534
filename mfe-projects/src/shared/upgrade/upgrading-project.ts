const KEY = 'upgrading_project_id';

/** The project whose checkout is open, kept in this browser until it is paid. */
export const upgradingProject = {
  keep: (projectId: string): void => localStorage.setItem(KEY, projectId),
  forget: (projectId: string): void => {
    if (localStorage.getItem(KEY) === projectId) localStorage.removeItem(KEY);
  },
};
