import { randomInt } from 'node:crypto';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { ownLogosEndpoints } from '../../projects/own-logos/own-logos.routes.ts';
import { createOwnLogosService } from '../../projects/own-logos/own-logos.service.ts';
import { createOwnLogosStore } from '../../projects/own-logos/own-logos.store.ts';
import type { ProjectsStore } from '../../projects/projects/projects.store.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';

const SEED_MAX = 2 ** 31;

interface Parts {
  readonly projects: ProjectsStore;
  readonly links: SignedLinks;
  readonly draw: Draw;
}

/** Logos that their owners bring along, wired. */
export const composeOwnLogos = (platform: Platform, { projects, links, draw }: Parts): Endpoint[] =>
  ownLogosEndpoints(
    createOwnLogosService({
      projects,
      ownLogos: createOwnLogosStore(platform.db),
      files: fileStoreOf(platform),
      links,
      draw,
      markKey: markKeyOf(platform),
      now: platform.now,
      newSeed: () => randomInt(SEED_MAX),
    }),
  );
