import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ShellReport } from '@fifteen/contracts';
import { StartError } from '../errors.ts';
import type { PageShell } from './page.ts';
import { integrityOf, loadFolder, type StaticFile } from './static-folder.ts';

const PAGE = 'index.html';
const REPORT = 'release.json';
/** A build for Node: what draws its pages on the server. */
export const SERVER_FILE = 'server.cjs';

/** The built shell: its document, and the files that the document names. */
export interface ShellBuild extends PageShell {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Where its build for Node lies; undefined where there is none, as in watch mode. */
  readonly server: string | undefined;
}

/** A shell of its files, the document among them. Throws where that is missing. */
export const shellOf = (version: string, all: ReadonlyMap<string, StaticFile>, server?: string): ShellBuild => {
  const files = new Map(all);
  const page = files.get(PAGE);
  if (!page) throw new StartError('The site is not built. Run npm run build.');
  files.delete(PAGE);
  const integrity = Object.fromEntries([...files.values()].map((file) => [`/${file.name}`, file.integrity]));
  const styles = Object.fromEntries([...files.values()].filter(({ name }) => name.endsWith('.css')).map(({ name, body }) => [`/${name}`, body.toString()]));
  return { version, template: page.body.toString(), integrity, styles, files, server };
};

/** Every file of a shell, its document too. */
export const shellFilesOf = ({ template, files }: ShellBuild): StaticFile[] => {
  const body = Buffer.from(template);
  return [{ name: PAGE, body, brotli: undefined, integrity: integrityOf(body) }, ...files.values()];
};

/** The version of the package, and the hash of what was built of it. */
const versionOf = (report: StaticFile | undefined, files: ReadonlyMap<string, StaticFile>): string => {
  const { version } = report ? ShellReport.parse(JSON.parse(report.body.toString())) : { version: '0.0.0' };
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name} ${files.get(name)?.integrity}\n`);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
};

export const loadShell = (repository: string): ShellBuild => {
  const folder = join(repository, 'shell/dist');
  const files = new Map(loadFolder(folder));
  const report = files.get(REPORT);
  const server = files.delete(SERVER_FILE) ? join(folder, SERVER_FILE) : undefined;
  // Told to the registry, not served.
  files.delete(REPORT);
  return shellOf(versionOf(report, files), files, server);
};
