import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type AssetOf, drawingKey, PREVIEW_SIZES, previewKey, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PreviewsService } from '../../projects/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { AccountExportStore, ProjectRecord } from './account-export.store.ts';

const README = `What Fifteen stores of you.

account.json   your account, sign-ins, mails, credits and projects, as they are stored; once your
               address is confirmed, also what you wrote to us and whether you hear of our status
projects/      the pictures of each project; the drawings too, where the project is paid
`;

interface Dependencies {
  readonly records: AccountExportStore;
  readonly files: Pick<FileStore, 'open' | 'read'>;
  readonly previews: PreviewsService;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

export interface AccountExportService {
  /** A zip, written while it is read. */
  readonly zip: (caller: Caller) => Promise<Readable>;
}

interface Entry {
  readonly name: string;
  /** The first that is there is taken. */
  readonly keys: readonly string[];
  /** Whose preview is painted where none is there. */
  readonly previewOf?: AssetOf;
}

const entriesOf = ({ id, is_paid, assets }: ProjectRecord): Entry[] =>
  assets
    .filter(({ status }) => status === 'completed')
    .flatMap((asset) => {
      const of = { projectId: id, assetId: asset.id };
      const preview = { name: `projects/${id}/${asset.id}.webp`, keys: PREVIEW_SIZES.map((size) => previewKey(of, size)), previewOf: of };
      return is_paid ? [preview, { name: `projects/${id}/${asset.id}.svg`, keys: [drawingKey(of)] }] : [preview];
    });

const IMAGE = /^data:image\/(png|jpeg|webp|gif|avif);base64,([\d+/=A-Za-z]+)$/;

/** One file that is damaged must not keep all others from their owner. */
const damaged = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'file_damaged') return undefined;
  throw error;
};

export const createAccountExportService = ({ records, files, previews, log, now }: Dependencies): AccountExportService => {
  const firstThere = async (keys: readonly string[]): Promise<string | undefined> => {
    for (const key of keys) if (await files.open(key).catch(damaged)) return key;
    return undefined;
  };

  return {
    zip: async ({ userId, sessionId }) => {
      const all = await records.records(userId);
      await log.record({ kind: 'account_exported', userId, sessionId });
      const zip = new ZipFile();
      const mtime = now();
      const told = { ...all, projects: all.projects.map(({ uploaded_image_url: _image, ...project }) => project) };
      zip.addBuffer(Buffer.from(README), 'README.txt', { mtime });
      zip.addBuffer(Buffer.from(`${JSON.stringify(told, null, 2)}\n`), 'account.json', { mtime });
      for (const { id, uploaded_image_url } of all.projects) {
        const [, type, data] = IMAGE.exec(uploaded_image_url ?? '') ?? [];
        if (type && data) zip.addBuffer(Buffer.from(data, 'base64'), `projects/${id}/uploaded.${type}`, { mtime, compress: false });
      }
      for (const { name, keys, previewOf } of all.projects.flatMap(entriesOf)) {
        const key = (await firstThere(keys)) ?? (previewOf && (await firstThere([await previews.keyOf(previewOf, SMALL_PREVIEW)])));
        if (!key) continue;
        zip.addReadStreamLazy(name, { mtime, compress: name.endsWith('.svg') }, (give) => {
          files.open(key).then(
            (file) => (file ? give(null, file.stream()) : give(new Error(`${key} is gone`), undefined as never)),
            (error: unknown) => give(error, undefined as never),
          );
        });
      }
      zip.end();
      return zip.outputStream as Readable;
    },
  };
};
