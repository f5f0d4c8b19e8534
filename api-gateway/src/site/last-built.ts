import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteName } from '@fifteen/contracts';

const FILE = 'last-built.json';
const LastBuilt = z.partialRecord(RemoteName, z.string());

/** The version of each remote that this checkout published last: it tells a new build from an operator's choice. */
export type LastBuilt = z.infer<typeof LastBuilt>;

/** Empty before the first release. A file that is not readable counts as none: the builds are published anew. */
export const readLastBuilt = (releasesDir: string): LastBuilt => {
  try {
    return LastBuilt.parse(JSON.parse(readFileSync(join(releasesDir, FILE), 'utf8')));
  } catch {
    return {};
  }
};

export const writeLastBuilt = (releasesDir: string, built: LastBuilt): void =>
  writeFileSync(join(releasesDir, FILE), `${JSON.stringify(built, null, 2)}\n`);
