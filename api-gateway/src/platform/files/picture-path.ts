import type { ProjectRow } from '../database/schema/projects.ts';
import type { PreviewSize } from './file-keys.ts';
import type { SignedLinks } from './signed-links.ts';

/** Where an asset's picture opens: the clean drawing once its project is paid, else the preview with the watermark. */
export const picturePath = (
  links: SignedLinks,
  project: Pick<ProjectRow, 'id' | 'is_paid'>,
  assetId: string,
  size?: PreviewSize,
): string => {
  const asset = { projectId: project.id, assetId };
  return project.is_paid ? links.drawingPath(asset) : links.previewPath(asset, size);
};
