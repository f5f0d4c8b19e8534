import type { PreviewPasses } from '../preview-passes/preview-passes.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';
import type { LiveRegistry } from '../registry/live-registry.ts';
import type { KeptShells } from '../registry/kept-shells.ts';
import type { serveReleases } from '../uploads/serve-release.ts';

/** What the site serves of releases. */
export interface SiteReleases {
  readonly registry: LiveRegistry['current'];
  readonly onChange: LiveRegistry['onChange'];
  /** Shells of earlier starts and of other gateways, by their versions. */
  readonly shells: KeptShells['current'];
  readonly file: ReturnType<typeof serveReleases>;
  readonly prerenderer: Prerenderer;
  readonly passes: PreviewPasses;
  readonly publishBuilds: () => Promise<void>;
}
