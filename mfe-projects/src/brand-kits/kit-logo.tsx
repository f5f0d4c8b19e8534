import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { ButtonLink, EmptyState, Skeleton } from '@fifteen/web/ui';
import { assetsQuery } from '../shared/api/projects.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { SelectedLogo } from '../shared/selected-logo.tsx';

interface KitLogoProps {
  project: Project | undefined;
  /** Of which logo the kit is; else of the chosen one. */
  assetId?: string | null | undefined;
  url?: string | null | undefined;
}

/** The logo that the kit is made of, or the way to choose one. */
export const KitLogo = ({ project, assetId, url }: KitLogoProps): JSX.Element => {
  const id = assetId ?? project?.selected_asset_id ?? null;
  // A picture that is at hand needs no list of all.
  const isWanted = project !== undefined && id !== null && !url;
  const { data: assets } = useQuery({ ...assetsQuery(project?.id ?? ''), enabled: isWanted });
  if (!project) return <Skeleton shape="tile" height={440} />;
  const asset = assets?.find((one) => one.id === id);
  const picture = url ?? asset?.asset_url ?? project.thumbnail_url;
  if (id === null || !picture) {
    return <EmptyState title="No logo chosen yet" actions={<ButtonLink to={selectPathOf(project.id)}>Choose a logo</ButtonLink>} />;
  }
  return <SelectedLogo url={picture} alt={`Selected logo of ${project.project_name}`} background={asset?.metadata.background ?? null} />;
};
