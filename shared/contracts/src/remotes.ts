import { z } from 'zod';
import { REMOTE_NAMES } from './remote-module.ts';

export const RemoteName = z.enum(REMOTE_NAMES);
export type RemoteName = z.infer<typeof RemoteName>;

const Version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/i);
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

export const Deployment = z.object({ version: Version, traffic: z.int().min(0).max(100), default: z.boolean() });

export const Registry = z.object({
  schema: z.literal('mfe-registry/1'),
  revision: z.int().nonnegative(),
  microFrontends: z.partialRecord(
    RemoteName,
    z.object({
      deployment: z.array(Deployment).min(1),
      history: z.array(Version),
      versions: z.record(Version, RemoteVersion),
    }),
  ),
});
export type Registry = z.infer<typeof Registry>;

/** What the gateway writes into the page for one visitor: each remote resolved to one version. */
export const ResolvedRemote = z.object({
  name: RemoteName,
  version: Version,
  contract: z.int(),
  entry: AssetPath,
});
export const ResolvedRegistry = z.object({
  revision: z.int(),
  remotes: z.array(ResolvedRemote),
  /** Path to `sha384-…` for every script and stylesheet of the shell and the resolved remotes. */
  integrity: z.record(z.string(), z.string()),
});
export type ResolvedRemote = z.infer<typeof ResolvedRemote>;
export type ResolvedRegistry = z.infer<typeof ResolvedRegistry>;
