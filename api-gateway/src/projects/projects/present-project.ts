import type { Project } from '@fifteen/contracts';
import { picturePath } from '../../platform/files/picture-path.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { ShownProject } from './projects.store.ts';

const THUMBNAIL_PX = 512;

export const presentProject = (project: ShownProject, links: SignedLinks): Project => {
  const shownAsset = project.selected_asset_id ?? project.best?.id;
  return {
    id: project.id,
    project_name: project.name,
    created_at: project.created_at.toISOString(),
    brief_data: project.taste_profile.basic_info,
    is_paid: project.is_paid,
    is_own_logo: project.own_logo_rights_at !== null,
    selected_asset_id: project.selected_asset_id,
    status: project.completed_assets > 0 ? 'completed' : 'generating',
    kit: project.is_paid ? project.kit : null,
    has_brand_kit: project.is_paid && project.has_kit_part,
    completed_assets: project.completed_assets,
    thumbnail_url: shownAsset ? picturePath(links, project, shownAsset, THUMBNAIL_PX) : null,
    notes: project.notes,
  };
};
