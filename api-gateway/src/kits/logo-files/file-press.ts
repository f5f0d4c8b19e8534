import { fileStem } from '@fifteen/logo-engine/file-name';
import { Readable } from 'node:stream';
import { type Draw, type DrawnFor, type OwnerOf, type StoredLogo, tasksOf } from '../../rendering/index.ts';
import { type AssetOf, fileKey, packKey } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type FileWish, wishName } from './file-wish.ts';
import type { FindPaidDrawing } from './paid-drawing.store.ts';
import { zipPack } from './zip-pack.ts';
import type * as fileTasks from './threads/file-tasks.ts';

const task = tasksOf<typeof fileTasks>();

/** Something to take home. */
export interface Download {
  /** Small letters, digits, hyphens and a dot, whatever the company is called. */
  readonly name: string;
  /** Undefined while it is in the making. */
  readonly size: number | undefined;
  readonly stream: () => Readable;
}

export interface FilePress {
  readonly file: (of: AssetOf, wish: FileWish) => Promise<Download>;
  /** Every file of a logo in one zip: sent while it is made, kept once it is whole. */
  readonly all: (of: AssetOf) => Promise<Download>;
}

interface Dependencies {
  readonly findPaidDrawing: FindPaidDrawing;
  readonly files: Pick<FileStore, 'open' | 'write'>;
  readonly draw: Draw;
  readonly ownerOf: OwnerOf;
}

const stemOf = ({ profile }: StoredLogo): string => fileStem(profile.basic_info.company_name);

const fileName = (logo: StoredLogo, wish: FileWish): string => {
  const name = wishName(wish);
  return `${stemOf(logo)}-${wish.arrangement === 'primary' ? name.slice('primary-'.length) : name}`;
};

/** Files are made when they are first asked for, and kept: a genome always gives the same. */
export const createFilePress = ({ findPaidDrawing, files, draw, ownerOf }: Dependencies): FilePress => {
  const makeFile = async (logo: StoredLogo, { arrangement, coloring, format, side }: FileWish, key: string, owner: DrawnFor): Promise<Uint8Array> => {
    const variant = { arrangement, coloring, fit: 'tight' } as const;
    const { bytes } = await draw(task('makeFile'), { logo, variant, format, side: side ?? 0 }, owner);
    await files.write(key, bytes);
    return bytes;
  };

  const makePack = async (of: AssetOf, logo: StoredLogo): Promise<Readable> => {
    const owner = await ownerOf(of.projectId);
    const part = (number: number) => draw(task('makePackPart'), { logo, assetId: of.assetId, part: number }, owner);
    const { files: first, parts } = await part(0);
    async function* rest() {
      for (let number = 1; number < parts; number += 1) yield (await part(number)).files;
    }
    return zipPack({ folder: `${stemOf(logo)}-logo`, first, rest, keep: (bytes) => files.write(packKey(of), bytes) });
  };

  return {
    file: async (of, wish) => {
      const logo = await findPaidDrawing(of);
      const name = fileName(logo, wish);
      const key = fileKey(of, wishName(wish));
      const kept = await files.open(key);
      if (kept) return { name, ...kept, stream: () => kept.stream() };
      const bytes = await makeFile(logo, wish, key, await ownerOf(of.projectId));
      return { name, size: bytes.byteLength, stream: () => Readable.from([Buffer.from(bytes)]) };
    },
    all: async (of) => {
      const logo = await findPaidDrawing(of);
      const name = `${stemOf(logo)}-logo.zip`;
      const kept = await files.open(packKey(of));
      if (kept) return { name, ...kept, stream: () => kept.stream() };
      const made = await makePack(of, logo);
      return { name, size: undefined, stream: () => made };
    },
  };
};
