import { z } from 'zod';
import { REMOTE_NAMES } from './remote-module.ts';

export const RemoteName = z.enum(REMOTE_NAMES);
export type RemoteName = z.infer<typeof RemoteName>;

/** A version as it is in paths and in the override cookie. */
export const Version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/i);
const AssetPath = z.string().regex(/^\/r\/[\w./@-]+$/);

/** One published release of a remote. Field names follow the frontend-discovery schema. */
export const RemoteVersion = z.object({
  url: AssetPath,
  contract: z.int(),
  metadata: z.object({
    version: Version,
    gitSha: z.string().optional(),
    /** Path of every file to its `sha384-…`. */
    integrity: z.record(AssetPath, z.string().startsWith('sha384-')),
  }),
  extras: z.object({
    preload: z.object({ js: z.array(AssetPath), css: z.array(AssetPath) }),
    requires: z.record(z.string(), z.string()),
  }),
});
export type RemoteVersion = z.infer<typeof RemoteVersion>;

/** A version that visitors get, and how many of a hundred do. */
export const Deployment = z.object({ version: Version, traffic: z.int().min(0).max(100), default: z.boolean() });
export type Deployment = z.infer<typeof Deployment>;

const isWhole = (deployment: readonly Deployment[]): boolean =>
  deployment.filter((part) => part.default).length === 1 &&
  new Set(deployment.map(({ version }) => version)).size === deployment.length &&
  deployment.reduce((sum, { traffic }) => sum + traffic, 0) === 100;

/** Which versions of one remote are live, and which were: one default, every visitor served once. */
export const Pointer = z.object({
  deployment: z.array(Deployment).min(1).refine(isWhole, 'One default, each version once, a hundred percent in all'),
  /** Defaults of before, the latest first. */
  history: z.array(Version),
});
export type Pointer = z.infer<typeof Pointer>;

export const Pointers = z.partialRecord(RemoteName, Pointer);
export type Pointers = z.infer<typeof Pointers>;

const MicroFrontend = Pointer.extend({ versions: z.record(Version, RemoteVersion) }).refine(
  ({ deployment, versions }) => deployment.every(({ version }) => versions[version]),
  'A version is deployed that was not published',
);

export const Registry = z.object({
  schema: z.literal('mfe-registry/1'),
  revision: z.int().nonnegative(),
  microFrontends: z.partialRecord(RemoteName, MicroFrontend),
});
export type Registry = z.infer<typeof Registry>;

/** What the gateway writes into the page for one visitor: each remote resolved to one version. */
export const ResolvedRemote = z.object({
  name: RemoteName,
  version: Version,
  contract: z.int(),
  entry: AssetPath,
  /** What its routes need, the entry among them, to be fetched at once. Gateways of before named none. */
  files: z.array(AssetPath).optional(),
});
export const ResolvedRegistry = z.object({
  revision: z.int(),
  /** The shell's build that this visitor gets. */
  shell: Version.optional(),
  remotes: z.array(ResolvedRemote),
  /** Path to `sha384-…` for every script and stylesheet of the shell and the resolved remotes. */
  integrity: z.record(z.string(), z.string()),
});
export type ResolvedRemote = z.infer<typeof ResolvedRemote>;
export type ResolvedRegistry = z.infer<typeof ResolvedRegistry>;

/** What a shell's build says about itself: the contract that it speaks, and the versions that it gives to remotes. */
export const ShellReport = z.object({
  /** Builds of before said none. */
  version: Version.default('0.0.0'),
  contract: z.int(),
  provides: z.record(z.string(), z.string()),
});
export type ShellReport = z.infer<typeof ShellReport>;
