import type { IsolateError, IsolateLimits } from './isolate.ts';

/** Characters of one page's HTML, and of all of them. */
export const PAGE_MAX = 500_000;
export const ALL_PAGES_MAX = 8_000_000;
export const PAGES_MAX = 500;

/** One release of a remote, to be rendered in the frame of one shell. All of it is text. */
export interface RenderTask {
  /** The shell's `server.cjs`. */
  readonly shell: string;
  readonly remote: string;
  /** The remote's `server.cjs`. */
  readonly source: string;
  /** Paths of the remote whose frame the shell renders before any code of the remote runs. */
  readonly framePaths: readonly string[];
  readonly limits: IsolateLimits;
}

export interface RawPage {
  readonly path: string;
  /** What the release says about the page, as JSON. */
  readonly described: string;
  readonly html: string;
}

/** A thread says it before it takes up its task. */
export const STARTED = 'started';

/** What came out of the isolate: text of an untrusted program. */
export interface RawRendering {
  readonly pages: readonly RawPage[];
  /** Pages that could not be rendered, and why. */
  readonly faults: readonly string[];
  /** Why nothing after this point was rendered. `time` may be the machine's fault; everything else is the release's. */
  readonly stopped?: { readonly reason: IsolateError['reason']; readonly message: string };
  /** HTML before and after a page's own part, by path, as the shell renders it. */
  readonly frames: readonly (readonly [path: string, before: string, after: string])[];
}
