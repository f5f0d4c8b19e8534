import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createPreviewsService, type PreviewsService } from '../../projects/previews/previews.service.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { ownerOfProjectIn } from '../../projects/ownership/paying-owners.store.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';

/** Previews, wired: one that is missing is painted when somebody asks for it. */
export const composePreviews = (platform: Platform, draw: Draw): PreviewsService =>
  createPreviewsService({ files: fileStoreOf(platform), draw, ownerOf: ownerOfProjectIn(platform.db), markKey: markKeyOf(platform) });
