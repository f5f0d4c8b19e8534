import { RemoteName, Version, type Registry } from '@fifteen/contracts';

/** Names registered versions, never addresses: `projects@1.5.0,info@1.2.0`; `shell@1.0.0-0a1b2c3d` asks for an old shell. */
export const OVERRIDE_COOKIE = 'mfe_versions';

const SHELL = 'shell@';

export type Overrides = Partial<Record<RemoteName, string>>;

/** What of the cookie names versions that were published; anything else in it counts for nothing. */
export const readOverrides = (cookie: string | undefined, registry: Registry): Overrides => {
  const named = (cookie ?? '').split(',').flatMap((part) => {
    const at = part.indexOf('@');
    const name = RemoteName.safeParse(part.slice(0, at));
    const version = Version.safeParse(part.slice(at + 1));
    if (!name.success || !version.success) return [];
    return registry.microFrontends[name.data]?.versions[version.data] ? [[name.data, version.data] as const] : [];
  });
  return Object.fromEntries(named);
};

/** The shell that the cookie names, whether or not it is kept. */
export const readShellOverride = (cookie: string | undefined): string | undefined =>
  (cookie ?? '').split(',').find((part) => part.startsWith(SHELL))?.slice(SHELL.length);
