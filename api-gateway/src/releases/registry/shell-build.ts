import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ShellReport } from '@fifteen/contracts';
import { StartError } from '../../platform/errors/errors.ts';
import { SERVER_FILE } from '../bundles/server-file.ts';
import type { PageShell } from './page-shell.ts';
import { integrityOf, loadFolder, type StaticFile } from '../bundles/static-folder.ts';

const PAGE = 'index.html';
const REPORT = 'release.json';

/** The built shell: its document, and the files that the document names. */
export interface ShellBuild extends PageShell {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** What renders the frame of prerendered pages. It is not served; absent in watch mode. */
  readonly server: StaticFile | undefined;
}

/** A shell of its files, the document among them. Throws where that is missing. */
export const shellOf = (version: string, all: ReadonlyMap<string, StaticFile>): ShellBuild => {
  const files = new Map(all);
  const server = files.get(SERVER_FILE);
  files.delete(SERVER_FILE);
  const page = files.get(PAGE);
  if (!page) throw new StartError('The site is not built. Run npm run build.');
  files.delete(PAGE);
  const integrity = Object.fromEntries([...files.values()].map((file) => [`/${file.name}`, file.integrity]));
  const styles = Object.fromEntries([...files.values()].filter(({ name }) => name.endsWith('.css')).map(({ name, body }) => [`/${name}`, body.toString()]));
  return { version, template: page.body.toString(), integrity, styles, files, server };
};

/** Every file of a shell: its document and what renders its frame, too. */
export const shellFilesOf = ({ template, files, server }: ShellBuild): StaticFile[] => {
  const body = Buffer.from(template);
  return [{ name: PAGE, body, brotli: undefined, integrity: integrityOf(body) }, ...files.values(), ...(server ? [server] : [])];
};

/** The version of the package, and the hash of what was built of it for browsers. */
const versionOf = (report: StaticFile | undefined, files: ReadonlyMap<string, StaticFile>): string => {
  const { version } = report ? ShellReport.parse(JSON.parse(report.body.toString())) : { version: '0.0.0' };
  const hash = createHash('sha256');
  for (const name of [...files.keys()].filter((one) => one !== SERVER_FILE).sort()) hash.update(`${name} ${files.get(name)?.integrity}\n`);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
};

export const loadShell = (repository: string): ShellBuild => {
  const files = new Map(loadFolder(join(repository, 'shell/dist')));
  const report = files.get(REPORT);
  // Told to the registry, not served.
  files.delete(REPORT);
  return shellOf(versionOf(report, files), files);
};
