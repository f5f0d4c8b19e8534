import { z } from 'zod';
import { Deployment, RemoteName, Version } from './remotes.ts';

/** What a release was refused for. */
export const FindingRule = z.enum(['contract', 'shape', 'shared', 'integrity', 'files', 'size', 'eval', 'csp', 'prerender', 'journey']);
export const ReleaseFinding = z.object({ rule: FindingRule, message: z.string().max(500) });
export type ReleaseFinding = z.infer<typeof ReleaseFinding>;

/** What smoke journeys in a browser found. Our own runner makes it and signs it; no call takes one. */
export const BrowserCheck = z.object({
  browser: z.string().max(100),
  pages: z.int().min(1),
  findings: z.array(ReleaseFinding).max(50),
});
export type BrowserCheck = z.infer<typeof BrowserCheck>;

/** The browser part of a check as a job: a worker of the product runs it. */
export const CheckRun = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why it failed to run; what it found about the release is in the check itself. */
  message: z.string().nullable(),
});
export type CheckRun = z.infer<typeof CheckRun>;

export const ReleaseCheck = z.object({
  remote: RemoteName,
  version: Version,
  /** Of the part that needs no browser. */
  findings: z.array(ReleaseFinding),
  /** Of the part that does; null before it ran for these files with the live shell. */
  browser: BrowserCheck.nullable(),
  passed: z.boolean(),
  /** The last run of the browser part that somebody asked for. */
  run: CheckRun.nullable(),
});
export type ReleaseCheck = z.infer<typeof ReleaseCheck>;

/** How an automatic canary decides: see docs/decisions/055. */
export const AutoCanary = z.object({
  version: Version,
  /** Visitors of the new version, each counted once, before it may be promoted. */
  visits: z.int().min(50).max(1_000_000),
  started_at: z.iso.datetime(),
});

/** Visits that a version had in the last 24 hours, and in how many of them it failed. */
const Figures = z.object({ visits: z.int(), failed: z.int() });

const ListedVersion = z.object({
  version: Version,
  published_at: z.iso.datetime(),
  published_by: z.string(),
  check: z.enum(['passed', 'refused', 'missing']),
  /** The override cookie may name it: it passed its check, or it is live, or a start of this product published it. */
  selectable: z.boolean(),
  last_day: Figures,
});

/** Of an automatic canary: browsers that were sent a version, that reported on it, and whose visit failed. */
const Compared = z.object({ served: z.int(), visits: z.int(), failed: z.int() });

export const ListedRemote = z.object({
  remote: RemoteName,
  deployment: z.array(Deployment),
  history: z.array(Version),
  auto: AutoCanary.extend({ canary: Compared, live: Compared }).nullable(),
  /** Latest first. */
  versions: z.array(ListedVersion),
});
export type ListedRemote = z.infer<typeof ListedRemote>;

/** A shell that a gateway has started with; it is kept for open tabs, and for who tests old ones. */
export const ListedShell = z.object({ version: Version, started_at: z.iso.datetime() });
export type ListedShell = z.infer<typeof ListedShell>;

export const ReleaseList = z.object({
  revision: z.int(),
  /** Latest first: the first is what visitors get. */
  shells: z.array(ListedShell),
  remotes: z.array(ListedRemote),
});
export type ReleaseList = z.infer<typeof ReleaseList>;

export const ReleaseLogLine = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  remote: RemoteName,
  version: Version,
  detail: z.string(),
});
export type ReleaseLogLine = z.infer<typeof ReleaseLogLine>;

/** How one version fared on one page: loaded and shown, or not. */
export const VisitReport = z.object({ remote: RemoteName, version: Version, visits: z.int().min(0).max(1), failed: z.int().min(0).max(1) });
export type VisitReport = z.infer<typeof VisitReport>;
