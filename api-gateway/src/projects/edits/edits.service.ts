import type { Asset, EditedLogo, EditOperation, FontChoice, FontList, previewEdit, saveEdit, SymbolSample } from '@fifteen/contracts';
import type { z } from 'zod';
import type { FindPaidLogo } from '../assets/paid-logo.store.ts';
import { presentAsset } from '../assets/present-asset.ts';
import { storableJson, storableText } from '../../platform/database/storable.ts';
import { type Draw, payingCustomer, tasksOf } from '../../rendering/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { drawingKey, previewKey } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { EditsStore, StoredVersion } from './edits.store.ts';
import type { EditedVersion } from './threads/edit-tasks.ts';
import { versionId } from './version-id.ts';
import type * as editTasks from './threads/edit-tasks.ts';

const task = tasksOf<typeof editTasks>();

type Wish = z.output<(typeof saveEdit)['body']>;
type PreviewWish = z.output<(typeof previewEdit)['body']>;

interface Dependencies {
  readonly findPaidLogo: FindPaidLogo;
  readonly edits: EditsStore;
  readonly files: Pick<FileStore, 'write'>;
  readonly links: SignedLinks;
  /** For what must be there at once. */
  readonly draw: Draw;
  /** For what may take a moment, so that nobody's preview waits for it. */
  readonly drawSlowly: Draw;
  /** The secret of watermarks. */
  readonly markKey: () => string;
  readonly now: () => Date;
}

interface Request {
  readonly userId: string;
  readonly assetId: string;
}

export interface EditsService {
  /** Stores nothing. Not begun where its caller has left. */
  readonly preview: (of: Request, wish: PreviewWish, signal: AbortSignal) => Promise<EditedLogo>;
  readonly fonts: (of: Request, list: FontList | undefined, name: string | undefined) => Promise<FontChoice>;
  readonly symbols: (of: Request, query: string) => Promise<SymbolSample[]>;
  /** Repeating it with the same key gives the same version. */
  readonly save: (of: Request, wish: Wish, idempotencyKey: string | undefined) => Promise<Asset>;
}

const isSame = (operations: readonly EditOperation[], { edits }: StoredVersion): boolean =>
  JSON.stringify(sorted(JSON.parse(storableJson(operations)))) === JSON.stringify(sorted(edits));

/** PostgreSQL keeps the fields of an object in an order of its own. */
const sorted = (value: unknown): unknown =>
  (value as EditOperation[] | null)?.map((operation) => Object.entries(operation).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const createEditsService = ({ findPaidLogo, edits, files, links, draw, drawSlowly, markKey, now }: Dependencies): EditsService => {
  const present = ({ asset }: StoredVersion): Asset => presentAsset(asset, { is_paid: true }, links);

  const repeated = (version: StoredVersion, operations: readonly EditOperation[]): Asset => {
    if (!isSame(operations, version)) throw new AppError('idempotency_mismatch');
    return present(version);
  };

  /** Files come before the row: a row never names a drawing that is not there. */
  const writeFiles = async (projectId: string, assetId: string, { svg, previews }: EditedVersion): Promise<void> => {
    const asset = { projectId, assetId };
    await files.write(drawingKey(asset), svg);
    await Promise.all(previews.map(({ size, bytes }) => files.write(previewKey(asset, size), bytes)));
  };

  return {
    preview: async ({ userId, assetId }, { operations, with_fonts }, signal) => {
      const { logo } = await findPaidLogo(userId, assetId);
      const [edited, fonts] = await Promise.all([
        draw(task('previewEdit'), { logo, operations }, payingCustomer(userId), signal),
        with_fonts && drawSlowly(task('fontSamples'), { logo, list: undefined }, payingCustomer(userId)),
      ]);
      return fonts ? { ...edited, fonts } : edited;
    },

    fonts: async ({ userId, assetId }, list, name) => {
      const { logo } = await findPaidLogo(userId, assetId);
      const basic_info = { ...logo.profile.basic_info, ...(name && { company_name: name }) };
      return drawSlowly(task('fontSamples'), { logo: { ...logo, profile: { ...logo.profile, basic_info } }, list }, payingCustomer(userId));
    },

    symbols: async ({ userId, assetId }, query) => {
      const { logo } = await findPaidLogo(userId, assetId);
      return drawSlowly(task('symbolSamples'), { logo, query }, payingCustomer(userId));
    },

    save: async ({ userId, assetId }, { operations, rename_project }, idempotencyKey) => {
      const { asset, logo } = await findPaidLogo(userId, assetId);
      const id = versionId(userId, assetId, idempotencyKey);
      const known = await edits.find(id);
      if (known) return repeated(known, operations);
      const version = await drawSlowly(task('makeVersion'), { logo, operations, markKey: markKey() }, payingCustomer(userId));
      if ('refused' in version) {
        const { at, because } = version.refused;
        throw new AppError('invalid_request', { errors: [{ field: `operations.${at}`, message: because }] });
      }
      await writeFiles(asset.project_id, id, version);
      const isRenamed = version.name !== logo.profile.basic_info.company_name;
      const saved = await edits.save({
        id,
        parent: asset,
        version,
        companyName: isRenamed ? storableText(version.name) : asset.company_name,
        operations,
        projectName: rename_project ? storableText(version.name) : undefined,
        now: now(),
      });
      if (!saved) throw new AppError('payment_required');
      return repeated(saved, operations);
    },
  };
};
