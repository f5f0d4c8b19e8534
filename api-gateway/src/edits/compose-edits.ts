import { findPaidLogoIn } from '../assets/paid-logo.ts';
import type { DrawingRoom } from '../drawing-room/drawing-room.ts';
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
  readonly drawingRoom: DrawingRoom;
  /** A thread of its own for files and versions: a preview waits for none of them. */
  readonly pressRoom: DrawingRoom;
}

/** The editor and the files of a paid logo, wired. */
export const composeEdits = (platform: Platform, { ownedProject, drawingRoom, pressRoom }: Parts) => {
  const { db, keyFor, now } = platform;
  const files = fileStoreOf(platform);
  const links = createSignedLinks(keyFor('file-links'), now);
  const findPaidLogo = findPaidLogoIn(db, ownedProject);
  const edits = createEditsService({
    findPaidLogo,
    edits: createEditsStore(db),
    files,
    links,
    draw: drawingRoom.draw,
    drawSlowly: pressRoom.draw,
    now,
  });
  const press = createFilePress({ findPaidDrawing: findPaidDrawingIn(db), files, draw: pressRoom.draw });
  return {
    endpoints: [...editsEndpoints(edits), ...logoFilesEndpoints(createLogoFilesService({ findPaidLogo, links }))],
    routers: [createLogoFilesRouter(press, links)],
  };
};
