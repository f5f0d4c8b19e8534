import { createHash } from 'node:crypto';
import { BrowserCheck, RemoteName, Version, type RemoteVersion } from '@fifteen/contracts';
import { z } from 'zod';
import type { Keys } from '../../platform/keys/keys.ts';
import { sealText, unsealText } from '../../platform/keys/sealed-text.ts';

/**
 * What is said about a version, and about exactly which files. `browser`: our own runner walked its pages, and found this.
 * `start`: a start of this product published it from its own checkout, and its static check found nothing.
 */
const Statement = z.object({
  kind: z.enum(['browser', 'start']),
  remote: RemoteName,
  version: Version,
  /** Hash over the paths and hashes of all its files. */
  files: z.string(),
  /** The shell that it was checked with. */
  shell: z.string(),
  at: z.iso.datetime(),
  result: BrowserCheck.nullable(),
});
export type Statement = z.infer<typeof Statement>;

export type SealKind = Statement['kind'];

/** What a seal must be about to count. */
export interface Sealed {
  readonly kind: SealKind;
  readonly remote: RemoteName;
  readonly release: RemoteVersion;
}

/** One hash for all files of a release. */
export const filesHashOf = ({ metadata }: Pick<RemoteVersion, 'metadata'>): string => {
  const hash = createHash('sha384');
  for (const path of Object.keys(metadata.integrity).sort()) hash.update(`${path} ${metadata.integrity[path]}\n`);
  return `sha384-${hash.digest('base64')}`;
};

/** Signed statements about versions. Only processes of this product have the key: a team's token cannot make one. */
export const createSeals = (keys: Keys) => ({
  sign: (statement: Statement): string => sealText(keys, statement),

  /** The same statement, signed by the current key; undefined if no accepted key has signed it. */
  signAgain: (seal: string): string | undefined => {
    const value = unsealText(keys, seal);
    return value === undefined ? undefined : sealText(keys, value);
  },

  /** Undefined if the seal was not made with our key, or is about another version, other files or another kind. */
  read: (seal: string | undefined, { kind, remote, release }: Sealed): Statement | undefined => {
    const read = Statement.safeParse(seal === undefined ? undefined : unsealText(keys, seal));
    if (!read.success) return undefined;
    const { data } = read;
    const isAboutIt = data.kind === kind && data.remote === remote && data.version === release.metadata.version && data.files === filesHashOf(release);
    return isAboutIt ? data : undefined;
  },
});

export type Seals = ReturnType<typeof createSeals>;
