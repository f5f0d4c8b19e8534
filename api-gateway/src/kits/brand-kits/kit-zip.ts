import { fileStem } from '@fifteen/logo-engine/file-name';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { KitPartRow } from '../../platform/database/schema/brand-kits.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { OrderWithParts } from './brand-kits.store.ts';
import { kitFileKey } from './kit-keys.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(2026, 0, 1);

const partStem = (wanted: string): string => (wanted === 'all' ? 'brand-kit' : wanted.replaceAll('_', '-'));

/** "copperline-brewing-brand-kit.zip": letters, digits and hyphens, whatever the company is called. */
export const zipName = (company: string, wanted: string): string => `${fileStem(company)}-${partStem(wanted)}.zip`;

export interface KitZip {
  readonly stream: Readable;
  readonly bytes: number;
}

/** Every file of these parts. */
export const kitKeys = ({ id, project_id }: OrderWithParts, parts: readonly KitPartRow[]): string[] =>
  parts.flatMap(({ part, files, files_round }) =>
    files.map(({ name }) => kitFileKey({ projectId: project_id, orderId: id, part, round: files_round ?? 0 }, name)),
  );

/**
 * Parts of a kit as a zip that is written while it is read. Nearly all of it is pictures and films, which are dense
 * already: stored as it is, its size is known before, and a browser can show how far a download has come.
 */
export const kitZip = (order: OrderWithParts, parts: readonly KitPartRow[], store: FileStore): KitZip => {
  const zip = new ZipFile();
  const folder = `${fileStem(order.name)}-brand-kit`;
  const add = ({ part, files, files_round }: KitPartRow): void => {
    for (const { name, bytes } of files) {
      const key = kitFileKey({ projectId: order.project_id, orderId: order.id, part, round: files_round ?? 0 }, name);
      const options = { mtime: DATE, forceDosTimestamp: true, compress: false, size: bytes };
      zip.addReadStreamLazy(`${folder}/${name}`, options, (give) => {
        store
          .open(key)
          .then((file) => (file ? give(null, file.stream()) : give(new Error(`${name} is missing`), null as never)))
          .catch((error: unknown) => give(error, null as never));
      });
    }
  };
  for (const part of parts) add(part);
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  let bytes = 0;
  // It is told the size, which its types do not know.
  const takeSize = (...[size]: number[]): void => void (bytes = size ?? 0);
  zip.end({ forceZip64Format: false, comment: '' }, takeSize);
  return { stream: output, bytes };
};
