import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { ButtonLink, EmptyState, Skeleton } from '@fifteen/web/ui';
import { selectPathOf } from '../shared/project-status.ts';
import { SelectedLogo } from '../shared/selected-logo.tsx';

/** The logo that the kit is made of, or the way to choose one. */
export const KitLogo = ({ project }: { project: Project | undefined }): JSX.Element => {
  if (!project) return <Skeleton shape="tile" height={440} />;
  if (project.selected_asset_id === null || !project.thumbnail_url) {
    return (
      <EmptyState
        title="No logo chosen yet"
        actions={<ButtonLink to={selectPathOf(project.id)}>Choose a logo</ButtonLink>}
      />
    );
  }
  return <SelectedLogo url={project.thumbnail_url} alt={`Selected logo of ${project.project_name}`} />;
};
