import { SITE_ROUTES, siteRouteOf, type DrawnPage, type RemoteName } from '@fifteen/contracts';
import { z } from 'zod';
import { PAGE_MAX, PAGES_MAX, type RawPage, type RawRendering } from './render-task.ts';

/** A page as HTML: what belongs into the root, and what the release says about it. */
export interface PrerenderedPage {
  readonly page: DrawnPage;
  readonly html: string;
}

/** Pages of one release by their paths, and why others could not be rendered: those are left to the browser. */
export interface Rendering {
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  readonly faults: readonly string[];
}

const Described = z.object({
  path: z.string().max(200),
  title: z.string().max(200).optional(),
  description: z.string().max(500).optional(),
  still: z.literal(true).optional(),
  structured: z.record(z.string(), z.json()).optional(),
});

/** As it is stored with a release. */
const Stored = z.object({
  pages: z.array(z.object({ page: Described, html: z.string().max(PAGE_MAX) })).max(PAGES_MAX),
  faults: z.array(z.string()),
});

const FAULT_MAX = 400;
const FAULTS_MAX = 20;

/** Routes of a remote that are for everybody. */
export const publicPathsOf = (remote: RemoteName): string[] =>
  SITE_ROUTES.filter((route) => route.remote === remote && !route.guarded && !route.unlisted).map(({ path }) => path);

const parseDescribed = (json: string) => Described.safeParse(JSON.parse(json));

/** What is wrong with one page that came out of the isolate; undefined where nothing is. */
const faultOf = (remote: RemoteName, { path, described, html }: RawPage, frames: ReadonlyMap<string, readonly [string, string]>): string | undefined => {
  const route = siteRouteOf(path);
  if (!route || !publicPathsOf(remote).includes(route.path)) return `${path} is not a public page of mfe-${remote}.`;
  if (!parseDescribed(described).success) return `${path}: what the release says about this page is not valid.`;
  const frame = frames.get(route.path);
  if (!frame) return undefined;
  const [before, after] = frame;
  const isFramed = html.length >= before.length + after.length && html.startsWith(before) && html.endsWith(after);
  return isFramed ? undefined : `${path}: its code changes the frame that the shell renders around it.`;
};

/** Text of an untrusted program becomes pages: of its own paths only, each once, in the shell's own frame. */
export const checkRendering = (remote: RemoteName, { pages: raw, faults: thrown, frames, stopped }: RawRendering): Rendering => {
  const framesOf = new Map(frames.map(([path, before, after]) => [path, [before, after] as const]));
  const pages = new Map<string, PrerenderedPage>();
  const faults = [...(stopped ? [stopped.message] : []), ...thrown];
  for (const page of raw) {
    const fault = pages.has(page.path) ? `${page.path} is listed twice.` : faultOf(remote, page, framesOf);
    if (fault) faults.push(fault);
    else pages.set(page.path, { page: Described.parse(JSON.parse(page.described)) as DrawnPage, html: page.html });
  }
  return { pages, faults: faults.slice(0, FAULTS_MAX).map((fault) => fault.slice(0, FAULT_MAX)) };
};

export const writeRendering = ({ pages, faults }: Rendering): Buffer => Buffer.from(JSON.stringify({ pages: [...pages.values()], faults }));

/** Undefined if the file is not one that `writeRendering` wrote. */
export const readRendering = (body: Buffer): Rendering | undefined => {
  const stored = Stored.safeParse(JSON.parse(body.toString()));
  if (!stored.success) return undefined;
  const pages = stored.data.pages.map((one) => [one.page.path, one as PrerenderedPage] as const);
  return { pages: new Map(pages), faults: stored.data.faults };
};
