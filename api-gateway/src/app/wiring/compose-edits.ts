import { findPaidLogoIn } from '../../projects/assets/paid-logo.store.ts';
import type { DrawingPools } from '../../rendering/interactive-pool/drawing-pools.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import { ownerOfProjectIn } from '../../projects/ownership/paying-owners.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createSignedLinks } from '../../platform/files/signed-links.ts';
import { createFilePress } from '../../kits/logo-files/file-press.ts';
import { createLogoFilesRouter, logoFilesEndpoints } from '../../kits/logo-files/logo-files.routes.ts';
import { createLogoFilesService } from '../../kits/logo-files/logo-files.service.ts';
import { findPaidDrawingIn } from '../../kits/logo-files/paid-drawing.store.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { OwnedProject } from '../../projects/ownership/owned-project.ts';
import { editsEndpoints } from '../../projects/edits/edits.routes.ts';
import { createEditsService } from '../../projects/edits/edits.service.ts';
import { createEditsStore } from '../../projects/edits/edits.store.ts';

interface Parts {
  readonly ownedProject: OwnedProject;
  readonly rooms: DrawingPools;
}

/** The editor and the files of a paid logo, wired. */
export const composeEdits = (platform: Platform, { ownedProject, rooms }: Parts) => {
  const { db, keysFor, now } = platform;
  const files = fileStoreOf(platform);
  const links = createSignedLinks(keysFor('file-links'), now);
  const findPaidLogo = findPaidLogoIn(db, ownedProject);
  const edits = createEditsService({
    findPaidLogo,
    edits: createEditsStore(db),
    files,
    links,
    draw: rooms.draw,
    drawSlowly: rooms.drawSlowly,
    markKey: markKeyOf(platform),
    now,
  });
  const press = createFilePress({ findPaidDrawing: findPaidDrawingIn(db), files, draw: rooms.drawSlowly, ownerOf: ownerOfProjectIn(db) });
  return {
    endpoints: [...editsEndpoints(edits), ...logoFilesEndpoints(createLogoFilesService({ findPaidLogo, links }))],
    routers: [createLogoFilesRouter(press, links)],
  };
};
