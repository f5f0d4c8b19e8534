import type { RemoteVersion } from '@fifteen/contracts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';
import type { Rendering } from '../prerender/rendering.ts';
import type { Resolved } from '../registry/resolve.ts';
import type { Styles } from './page-styles.ts';
import type { ShellBuild } from '../registry/shell-build.ts';
import type { StaticFile } from '../bundles/static-folder.ts';

type Remote = Resolved['remotes'][number];
type FileOf = (path: string) => Promise<StaticFile | undefined>;

/** The pages of a release, and the stylesheets that all of them use. */
export interface PrerenderedRelease extends Rendering {
  readonly styles: Styles;
}

/** Releases whose pages stay in memory; some hundred kilobytes each. */
const KEPT_MAX = 40;
/** Where nothing was stored, a check may have stored something since. */
const LOOK_AGAIN_MS = 5_000;

interface Known {
  readonly release: PrerenderedRelease | undefined;
  readonly readAt: number;
}

export interface PrerenderedSite {
  /**
   * The stored pages of a release; undefined while they are read, and if there are none. It never renders: a request
   * only gets what was rendered before.
   */
  readonly of: (shell: ShellBuild, remote: Remote) => PrerenderedRelease | undefined;
  /** Renders what was not rendered in this shell before, and reads the rest. Never rejects. */
  readonly prepare: (shell: ShellBuild, remotes: readonly Remote[]) => Promise<void>;
}

interface Dependencies {
  readonly prerenderer: Prerenderer;
  readonly fileOf: FileOf;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * The public pages as HTML. Each release of a remote has its own, rendered when it was checked, so a canary or a rollback
 * serves the pages of its version. Without them, the browser renders.
 */
export const createPrerenderedSite = ({ prerenderer, fileOf, now, logger }: Dependencies): PrerenderedSite => {
  let known = new Map<string, Known>();

  const stylesOf = async ({ extras }: RemoteVersion): Promise<Styles> => {
    const texts = extras.preload.css.map(async (path) => [path, (await fileOf(path))?.body.toString()] as const);
    return Object.fromEntries((await Promise.all(texts)).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
  };

  const nameOf = (shell: ShellBuild, { release }: Remote): string => `${shell.server?.integrity} ${release.url}`;

  const read = async (shell: ShellBuild, remote: Remote, how: 'find' | 'render'): Promise<void> => {
    const kept = known;
    try {
      const rendering = shell.server && (await prerenderer[how]({ remote: remote.name, release: remote.release }, shell.server));
      if (!rendering) return;
      const { version } = remote.release.metadata;
      if (rendering.faults.length > 0) logger.warn({ remote: remote.name, version, faults: rendering.faults }, 'some pages are left to the browser');
      kept.set(nameOf(shell, remote), { release: { ...rendering, styles: await stylesOf(remote.release) }, readAt: now().getTime() });
    } catch (error) {
      logger.warn({ err: error, remote: remote.name }, 'the pages of a release are left to the browser');
    }
  };

  return {
    of: (shell, remote) => {
      if (!shell.server) return undefined;
      const name = nameOf(shell, remote);
      const [found, time] = [known.get(name), now().getTime()];
      if (found?.release || (found && time - found.readAt < LOOK_AGAIN_MS)) return found.release;
      if (known.size > KEPT_MAX) known = new Map();
      known.set(name, { release: undefined, readAt: time });
      void read(shell, remote, 'find');
      return undefined;
    },
    prepare: async (shell, remotes) => {
      if (!shell.server) return;
      const missing = remotes.filter((remote) => !known.get(nameOf(shell, remote))?.release);
      await Promise.all(missing.map((remote) => read(shell, remote, 'render')));
    },
  };
};
