import type { RemoteVersion } from '@fifteen/contracts';
import type { Logger } from '../../logger.ts';
import type { Resolved } from '../../releases/resolve.ts';
import { SERVER_FILE, type ShellBuild } from '../shell-build.ts';
import type { StaticFile } from '../static-folder.ts';
import { drawInThread } from './draw-in-thread.ts';
import type { Styles } from '../page-styles.ts';
import type { DrawnPages } from './draw-pages.ts';

type Remote = Resolved['remotes'][number];
type FileOf = (path: string) => Promise<StaticFile | undefined>;

/** The pages of a release, and the stylesheets that all of them wear. */
export interface DrawnRelease extends DrawnPages {
  readonly styles: Styles;
}

const NOTHING: DrawnRelease = { pages: {}, faults: [], styles: {} };
/** Releases whose pages stay in memory; some hundred kilobytes each. */
const KEPT_MAX = 40;

/** Where a release's build for Node lies, if it brings one. */
const serverFileOf = ({ url, metadata }: RemoteVersion): string | undefined => {
  const path = url.replace(/[^/]+$/, SERVER_FILE);
  return metadata.integrity[path] ? path : undefined;
};

export interface DrawnSite {
  /** What is drawn of a release; undefined while that is under way, or where it draws nothing. */
  readonly of: (shell: ShellBuild, remote: Remote) => DrawnRelease | undefined;
  /** When everything that was asked for is drawn. */
  readonly ready: () => Promise<void>;
}

/**
 * The public pages as HTML. Each release of a remote draws its own, once: one that is released anew, given to some or
 * taken back brings its pages along. Where drawing fails, the browser draws, as it does everywhere else.
 */
export const createDrawnSite = (fileOf: FileOf, logger: Logger): DrawnSite => {
  let drawnOf = new Map<string, DrawnRelease | undefined>();
  let madeOf: ShellBuild | undefined;
  let drawing = Promise.resolve();

  const stylesOf = async ({ extras }: RemoteVersion): Promise<Styles> => {
    const texts = extras.preload.css.map(async (path) => [path, (await fileOf(path))?.body.toString()] as const);
    return Object.fromEntries((await Promise.all(texts)).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
  };

  const make = async (shell: string, { name, release }: Remote, path: string): Promise<DrawnRelease> => {
    const file = await fileOf(path);
    if (!file) return NOTHING;
    const drawn = await drawInThread({ shell, remote: name, source: file.body.toString() });
    if (drawn.faults.length > 0) logger.warn({ remote: name, version: release.metadata.version, faults: drawn.faults }, 'some pages are left to the browser');
    return { ...drawn, styles: await stylesOf(release) };
  };

  const start = (shell: ShellBuild, remote: Remote): void => {
    const path = serverFileOf(remote.release);
    const { server } = shell;
    if (!server || !path) return;
    const kept = drawnOf;
    // One after the other: they are quick, and visitors come first.
    drawing = drawing
      .then(async () => void kept.set(remote.release.url, await make(server, remote, path)))
      .catch((error: unknown) => logger.warn({ err: error, remote: remote.name }, 'the pages of a release are left to the browser'));
  };

  return {
    of: (shell, remote) => {
      // An old shell that QA has chosen, or one that is worked on: the browser draws.
      if (!shell.server) return undefined;
      if (madeOf !== shell || drawnOf.size > KEPT_MAX) [madeOf, drawnOf] = [shell, new Map()];
      const { url } = remote.release;
      if (!drawnOf.has(url)) {
        drawnOf.set(url, undefined);
        start(shell, remote);
      }
      return drawnOf.get(url);
    },
    ready: () => drawing,
  };
};
