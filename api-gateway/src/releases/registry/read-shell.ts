import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShellReport } from '@fifteen/contracts';

/** What the built shell says about itself; undefined where there is no build, or one of before there were reports. */
export const readShell = (repository: string): ShellReport | undefined => {
  const path = join(repository, 'shell/dist/release.json');
  return existsSync(path) ? ShellReport.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
};
