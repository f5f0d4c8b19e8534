import type { Deployment, Pointer } from '@fifteen/contracts';
import { AppError } from '../../platform/errors/errors.ts';

/** Defaults of before that one can go back to, and whose files open tabs may still ask for. */
const HISTORY_MAX = 10;

const defaultOf = ({ deployment }: Pointer): string => (deployment.find((part) => part.default) as Deployment).version;

const refuse = (detail: string): never => {
  throw new AppError('conflict', { detail });
};

/** Everybody gets the version. What was default before comes first in the history. */
export const promote = (pointer: Pointer | undefined, version: string): Pointer => {
  const before = pointer ? [defaultOf(pointer), ...pointer.history] : [];
  return {
    deployment: [{ version, traffic: 100, default: true }],
    history: [...new Set(before)].filter((earlier) => earlier !== version).slice(0, HISTORY_MAX),
  };
};

/** A share of the visitors gets the version, the others keep the default. A second canary replaces the first. */
export const canary = (pointer: Pointer | undefined, version: string, traffic: number): Pointer => {
  if (!pointer) return refuse('Nothing of this remote is live yet: promote a version first.');
  const live = defaultOf(pointer);
  if (version === live) return refuse(`${version} is live already.`);
  return {
    ...pointer,
    deployment: [
      { version: live, traffic: 100 - traffic, default: true },
      { version, traffic, default: false },
    ],
  };
};

/** Ends a canary; where there is none, or a version is named, goes back to an earlier default. */
export const rollBack = (pointer: Pointer | undefined, to?: string): Pointer => {
  if (!pointer) return refuse('Nothing of this remote is live yet.');
  const live = defaultOf(pointer);
  if (to === undefined && pointer.deployment.length > 1) {
    return { ...pointer, deployment: [{ version: live, traffic: 100, default: true }] };
  }
  const target = to ?? pointer.history[0];
  if (target === undefined) return refuse('There is no earlier version to go back to.');
  if (!pointer.history.includes(target)) return refuse(`${target} was not live before. Promote it instead.`);
  return promote(pointer, target);
};

/** Decides about one canary: refused where it is not, or no more, the one that runs. */
export const settleCanary = (pointer: Pointer | undefined, version: string, as: 'promote' | 'rollback'): Pointer => {
  const runs = pointer?.deployment.some((part) => !part.default && part.version === version);
  if (!runs) return refuse(`The canary of ${version} is over.`);
  return as === 'promote' ? promote(pointer, version) : rollBack(pointer);
};

/** Versions that are live or in the history: they are not pruned. */
export const keptVersions = (pointer: Pointer | undefined): ReadonlySet<string> =>
  new Set(pointer ? [...pointer.deployment.map(({ version }) => version), ...pointer.history] : []);
