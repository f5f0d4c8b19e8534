import { RemoteName, Version } from '@fifteen/contracts';
import type { Cookie } from '../../platform/http/cookies.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import type { PreviewedVersion } from '../preview-passes/preview-passes.ts';
import { isSelectable, type ServedRegistry } from './served-registry.ts';

/**
 * Names registered versions, never addresses: `projects@1.5.0,info@1.2.0`; `shell@1.0.0-0a1b2c3d` asks for an old shell.
 * People write it by hand under this name, so it is read under it on every site: it can only choose versions that passed.
 */
export const OVERRIDE_COOKIE: Pick<Cookie, 'name' | 'plainName'> = { name: 'mfe_versions', plainName: 'always' };

const SHELL = 'shell@';

export type Overrides = Partial<Record<RemoteName, string>>;

/**
 * What of the cookie names versions that passed their check, or are live. Anything else in it counts for nothing: anybody
 * can write this cookie, and what was only published has not been looked at by anybody.
 */
export const readOverrides = (cookie: string | undefined, registry: ServedRegistry): Overrides => {
  const named = (cookie ?? '').split(',').flatMap((part) => {
    const at = part.indexOf('@');
    const name = RemoteName.safeParse(part.slice(0, at));
    const version = Version.safeParse(part.slice(at + 1));
    if (!name.success || !version.success) return [];
    return isSelectable(registry, name.data, version.data) ? [[name.data, version.data] as const] : [];
  });
  return Object.fromEntries(named);
};

/** The published ones among the versions that a preview pass shows. */
export const previewedOf = (versions: readonly PreviewedVersion[], registry: ServedRegistry): Overrides =>
  Object.fromEntries(
    versions
      .filter(({ remote, version }) => ownEntry(ownEntry(registry.microFrontends, remote)?.versions, version))
      .map(({ remote, version }) => [remote, version]),
  );

/** The shell that the cookie names, whether or not it is kept. */
export const readShellOverride = (cookie: string | undefined): string | undefined =>
  (cookie ?? '').split(',').find((part) => part.startsWith(SHELL))?.slice(SHELL.length);
