import { findPaidLogoIn } from '../assets/paid-logo.ts';
import type { DrawingRooms } from '../drawing-room/drawing-rooms.ts';
import { markKeyOf } from '../watermark/mark-key.ts';
import { ownerOfProjectIn } from '../drawing-room/drawn-for.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import { createFilePress } from '../logo-files/file-press.ts';
import { createLogoFilesRouter, logoFilesEndpoints } from '../logo-files/logo-files.routes.ts';
import { createLogoFilesService } from '../logo-files/logo-files.service.ts';
import { findPaidDrawingIn } from '../logo-files/paid-drawing.ts';
import type { Platform } from '../platform.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import { editsEndpoints } from './edits.routes.ts';
import { createEditsService } from './edits.service.ts';
import { createEditsStore } from './edits.store.ts';

interface Parts {
  readonly ownedProject: OwnedProject;
  readonly rooms: DrawingRooms;
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
