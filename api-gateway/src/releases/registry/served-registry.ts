import type { Registry, RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import { checksStore } from './checks.store.ts';
import { hasPassed } from './has-passed.ts';
import { releasesStore } from './releases.store.ts';
import type { Seals } from '../seals/seals.ts';
import { sealsStore } from '../seals/seals.store.ts';

/** The registry, and which of its versions may be shown to who asks for them. */
export interface ServedRegistry extends Registry {
  /** `info@1.0.0`: passed its check, or published by a start of this product. Its pages are rendered for visitors. */
  readonly approved: ReadonlySet<string>;
}

export const nameOfVersion = (remote: RemoteName, version: string): string => `${remote}@${version}`;

export const EMPTY_REGISTRY: ServedRegistry = { schema: 'mfe-registry/1', revision: 0, microFrontends: {}, approved: new Set() };

/** What is live, and what was live before and may still be open in a tab. */
export const wasLive = (registry: Registry, remote: RemoteName, version: string): boolean => {
  const { deployment = [], history = [] } = ownEntry(registry.microFrontends, remote) ?? {};
  return deployment.some((part) => part.version === version) || history.includes(version);
};

/** What the override cookie may name. */
export const isSelectable = (registry: ServedRegistry, remote: RemoteName, version: string): boolean => {
  const { deployment = [] } = ownEntry(registry.microFrontends, remote) ?? {};
  return registry.approved.has(nameOfVersion(remote, version)) || deployment.some((part) => part.version === version);
};

const approvedOf = async (db: Db, seals: Seals, registry: Registry): Promise<string[]> => {
  const [checks, stored] = [await checksStore.list(db), await sealsStore.list(db)];
  const findingsOf = new Map(checks.map(({ remote, version, findings }) => [nameOfVersion(remote, version), findings]));
  return stored.flatMap(({ remote, version, kind, seal }) => {
    const release = ownEntry(ownEntry(registry.microFrontends, remote)?.versions, version);
    const statement = release && seals.read(seal, { kind, remote, release });
    const name = nameOfVersion(remote, version);
    const findings = findingsOf.get(name);
    const counts = kind === 'start' ? statement !== undefined && findings?.length === 0 : hasPassed(findings, statement);
    return counts ? [name] : [];
  });
};

/** Throws if a row of the registry is not valid. */
export const loadServedRegistry = async (db: Db, seals: Seals): Promise<ServedRegistry> => {
  const registry = await releasesStore.registry(db);
  return { ...registry, approved: new Set((await approvedOf(db, seals, registry)).sort()) };
};
