import { fileStem } from '@fifteen/logo-engine/file-name';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { KitPartRow } from '../database/schema/brand-kits.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OrderWithParts } from './brand-kits.store.ts';
import { kitFileKey } from './kit-keys.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(2026, 0, 1);

/** Formats that are compressed already. */
const isDense = (name: string): boolean => /\.(png|ico|pdf|mp4|webp|woff2)$/.test(name);

const partStem = (wanted: string): string => (wanted === 'all' ? 'brand-kit' : wanted.replaceAll('_', '-'));

/** "copperline-brewing-brand-kit.zip": letters, digits and hyphens, whatever the company is called. */
export const zipName = (company: string, wanted: string): string => `${fileStem(company)}-${partStem(wanted)}.zip`;

/** Parts of a kit as a zip that is written while it is read. */
export const kitZip = async (order: OrderWithParts, parts: readonly KitPartRow[], store: FileStore): Promise<Readable> => {
  const zip = new ZipFile();
  const folder = `${fileStem(order.name)}-brand-kit`;
  const add = ({ part, files, files_round }: KitPartRow): void => {
    for (const { name } of files) {
      const key = kitFileKey({ projectId: order.project_id, orderId: order.id, part, round: files_round ?? 0 }, name);
      const options = { mtime: DATE, forceDosTimestamp: true, compress: !isDense(name) };
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
  zip.end();
  return output;
};
