import { createHash } from 'node:crypto';
import type { Deployment, Pointer } from '@fifteen/contracts';

const BUCKETS = 2 ** 32;

/** Where a visitor stands for one remote, from 0 up to 100: always the same, and different for each remote. */
export const bucketOf = (visitor: string, remote: string): number =>
  (createHash('sha256').update(`${visitor} ${remote}`).digest().readUInt32BE(0) / BUCKETS) * 100;

/**
 * The version that a visitor gets. Canaries take the first buckets, so that raising their traffic moves nobody back.
 * Without a visitor (no canary was running when the page was asked for) it is the default.
 */
export const chooseVersion = ({ deployment }: Pick<Pointer, 'deployment'>, bucket: number | undefined): string => {
  const canary = deployment.find((part) => !part.default);
  if (canary && bucket !== undefined && bucket < canary.traffic) return canary.version;
  return (deployment.find((part) => part.default) as Deployment).version;
};
