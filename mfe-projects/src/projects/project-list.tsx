import { memo, useEffect, useMemo, useRef, type JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { showToast } from '@fifteen/web/session';
import { VisuallyHidden } from '@fifteen/web/ui';
import { isDrawing } from '../shared/api/projects.ts';
import { ProjectCard } from '../shared/project-card.tsx';
import { ProjectCards } from '../shared/project-cards.tsx';
import { listStatusWords, selectPathOf } from '../shared/project-status.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ProjectMenu, type ProjectCommands } from './project-menu.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useProjectCommands } from './use-project-commands.ts';

interface ItemProps {
  project: Project;
  commands: ProjectCommands;
}

/** Drawn again only where its project has changed: typing in the search leaves a thousand cards alone. */
const Item = memo(({ project, commands }: ItemProps) => (
  <ProjectCard
    project={project}
    to={selectPathOf(project.id)}
    status={listStatusWords(project)}
    tone={isDrawing(project) ? 'warning' : 'success'}
    actions={<ProjectMenu project={project} commands={commands} />}
  />
));

/** The same object for ever, that does what the latest one does. */
const useSteady = (commands: ProjectCommands): ProjectCommands => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  return useMemo(
    () => ({
      rename: (project) => latest.current.rename(project),
      duplicate: (project) => latest.current.duplicate(project),
      remove: (project) => latest.current.remove(project),
    }),
    [],
  );
};

/** The cards with what can be done to them. */
export const ProjectList = ({ projects }: { projects: readonly Project[] }): JSX.Element => {
  const { list, leave, goTo } = useCardFocus(projects);
  const { commands, renaming, removing, closeDialogs, confirmRemoval } = useProjectCommands({ leave, goTo });
  const steady = useSteady(commands);
  const onRenamed = (name: string) => {
    closeDialogs();
    showToast(`Renamed to ${name}.`, 'success');
  };
  return (
    <>
      <div ref={list}>
        {projects.length > 0 && (
          <h2>
            <VisuallyHidden>All projects</VisuallyHidden>
          </h2>
        )}
        <ProjectCards>
          {projects.map((project) => (
            <Item key={project.id} project={project} commands={steady} />
          ))}
        </ProjectCards>
      </div>
      {renaming && <RenameDialog project={renaming} onClose={closeDialogs} onRenamed={onRenamed} />}
      {removing && (
        <DeleteDialog project={removing} onClose={closeDialogs} onDelete={() => confirmRemoval(removing)} />
      )}
    </>
  );
};
