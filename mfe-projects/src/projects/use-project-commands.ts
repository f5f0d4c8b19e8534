import { useState } from 'react';
import { UNDO_MS, type Project } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { showToast } from '@fifteen/web/session';
import { dropProject, putProject, refreshLists } from '../shared/api/known-projects.ts';
import { bringBackProject, deleteProject } from '../shared/api/project-actions.ts';
import { isMissing } from '../shared/load-failure.tsx';
import { useDuplication } from '../shared/api/use-duplication.ts';
import type { CardFocus } from './use-card-focus.ts';
import type { ProjectCommands } from './project-menu.tsx';

type Focus = Pick<CardFocus, 'leave' | 'goTo'>;

/** Deletes at once, and offers the way back for some seconds. */
const useRemoval = (focus: Focus): ((project: Project) => Promise<void>) => {
  const cache = useQueryClient();

  const undo = async (project: Project, putBack: () => void): Promise<void> => {
    try {
      const restored = await bringBackProject(project.id);
      putBack();
      putProject(cache, restored);
      focus.goTo(project.id);
    } catch {
      showToast(`${project.project_name} couldn’t be restored.`, 'danger');
    } finally {
      refreshLists(cache);
    }
  };

  return async (project) => {
    const putBack = dropProject(cache, project);
    focus.leave(project);
    try {
      await deleteProject(project.id);
    } catch (error) {
      if (isMissing(error)) return showToast(`${project.project_name} is already deleted.`);
      putBack();
      return showToast(`${project.project_name} couldn’t be deleted: ${(error as Error).message}`, 'danger');
    }
    cache.removeQueries({ queryKey: ['projects', project.id] });
    void cache.invalidateQueries({ queryKey: ['users', 'stats'] });
    const action = { label: 'Undo', run: () => void undo(project, putBack) };
    showToast(`${project.project_name} is deleted.`, 'success', { action, shownMs: UNDO_MS });
  };
};

interface CommandsInUse {
  readonly commands: ProjectCommands;
  /** The project whose name is being changed, or whose deletion has to be confirmed. */
  readonly renaming: Project | null;
  readonly removing: Project | null;
  closeDialogs(): void;
  confirmRemoval(project: Project): void;
}

/** What the cards' menus do. */
export const useProjectCommands = (focus: Focus): CommandsInUse => {
  const [renaming, setRenaming] = useState<Project | null>(null);
  const [removing, setRemoving] = useState<Project | null>(null);
  const remove = useRemoval(focus);
  const { duplicate } = useDuplication();
  const closeDialogs = () => {
    setRenaming(null);
    setRemoving(null);
  };
  return {
    renaming,
    removing,
    closeDialogs,
    confirmRemoval: (project) => {
      closeDialogs();
      void remove(project);
    },
    commands: {
      rename: setRenaming,
      duplicate,
      remove: (project) => (project.is_paid ? setRemoving(project) : void remove(project)),
    },
  };
};
