import type { RemoteName, RemoteVersion } from '@fifteen/contracts';
import pLimit from 'p-limit';
import type { Db } from '../../platform/database/db.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { SERVER_FILE, serverPathOf, type ShellServer } from '../bundles/server-file.ts';
import { integrityOf } from '../bundles/static-folder.ts';
import type { IsolateLimits } from './isolate.ts';
import type { RenderTaskIn } from './render-in-thread.ts';
import { checkRendering, publicPathsOf, readRendering, writeRendering, type Rendering } from './rendering.ts';
import { renderingsStore, type RenderingKey } from './renderings.store.ts';

/** Raise it when the same sources would give other pages: what was stored is rendered again then. */
const RENDERER = 1;

/**
 * All pages of our largest remote take 1.2 s, 3 MB and 128 KiB of stack (docs/decisions/074). The time is generous because
 * a check may run on a machine that is busy with something else.
 */
const LIMITS: IsolateLimits = { timeMs: 40_000, memoryMb: 128, stackKb: 512 };
/** Releases that are rendered at once. */
const AT_ONCE = 2;

/** What is rendered: one published version of a remote. */
export interface Rendered {
  readonly remote: RemoteName;
  readonly release: RemoteVersion;
}

interface Dependencies {
  readonly db: Db;
  readonly files: ReleaseFiles;
  readonly render: RenderTaskIn;
  readonly now: () => Date;
}

const NO_PAGES: Rendering = { pages: new Map(), faults: [] };

export const createPrerenderer = ({ db, files, render, now }: Dependencies) => {
  const takeTurn = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<Rendering>>();

  const keyOf = ({ remote, release }: Rendered, shell: ShellServer): RenderingKey => ({
    remote,
    source: release.metadata.integrity[serverPathOf(release) ?? ''] ?? '',
    shell: shell.integrity,
    renderer: RENDERER,
  });

  const findStored = async (key: RenderingKey): Promise<Rendering | undefined> => {
    const integrity = await renderingsStore.find(db, key);
    const file = integrity && (await files.load('', integrity));
    return file ? readRendering(file.body) : undefined;
  };

  const store = async (key: RenderingKey, rendering: Rendering): Promise<void> => {
    const body = writeRendering(rendering);
    const integrity = integrityOf(body);
    await files.save({ name: '', body, brotli: undefined, integrity });
    await renderingsStore.save(db, { ...key, integrity, renderedAt: now() });
  };

  const make = async (key: RenderingKey, shell: ShellServer): Promise<Rendering> => {
    const known = await findStored(key);
    if (known) return known;
    const source = await files.load(SERVER_FILE, key.source);
    if (!source) return { pages: new Map(), faults: [`${SERVER_FILE} is missing, or is not what was published.`] };
    const raw = await takeTurn(() =>
      render({ shell: shell.body.toString(), remote: key.remote, source: source.body.toString(), framePaths: publicPathsOf(key.remote), limits: LIMITS }),
    );
    const rendering = checkRendering(key.remote, raw);
    // A machine that was too slow once says nothing about the release: the next check tries again.
    if (raw.stopped?.reason !== 'time') await store(key, rendering);
    return rendering;
  };

  return {
    /** What was stored; nothing is run. Undefined if this release was not rendered in this shell. */
    find: async (what: Rendered, shell: ShellServer): Promise<Rendering | undefined> =>
      serverPathOf(what.release) ? findStored(keyOf(what, shell)) : NO_PAGES,

    /** Renders a release once for each shell, in an isolate; afterwards, and for concurrent callers, the result is shared. */
    render: (what: Rendered, shell: ShellServer): Promise<Rendering> => {
      if (!serverPathOf(what.release)) return Promise.resolve(NO_PAGES);
      const key = keyOf(what, shell);
      const name = Object.values(key).join(' ');
      const running = underWay.get(name) ?? make(key, shell).finally(() => underWay.delete(name));
      underWay.set(name, running);
      return running;
    },
  };
};

export type Prerenderer = ReturnType<typeof createPrerenderer>;
