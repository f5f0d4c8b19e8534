import type { LogoFile } from '@fifteen/logo-engine/node';
import type { Brand } from '../../brand.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import type { Picture } from '../../picture/picture.ts';
import { pngOf } from '../../picture/png.ts';
import { iconPack } from './icon-pack.ts';
import { mediaTypeOf } from './media-types.ts';
import { iconsPicture, versionsPicture } from './overview.ts';
import { stitchPicture, vendorPack } from './vendor/vendor-pack.ts';
import { ARRANGED, arrangementFiles, squareFiles } from './variant-files.ts';

const preview = async (name: string, label: string, picture: Picture): Promise<KitFile> => ({
  name: `logo/${name}.png`,
  preview: label,
  mediaType: 'image/png',
  bytes: await pngOf(picture, picture.width),
  width: picture.width,
  height: picture.height,
});

async function* make(brand: Brand, order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  yield await preview('overview', 'Every version', versionsPicture(brand));
  yield await preview('icons-overview', 'Icons', iconsPicture(brand));
  yield await stitchPicture(brand);
  const steps: (() => Promise<LogoFile[]>)[] = [...ARRANGED.map((arrangement) => () => arrangementFiles(brand, arrangement)), () => squareFiles(brand), () => iconPack(brand), () => vendorPack(brand, order)];
  for (const [done, step] of steps.entries()) {
    signal.throwIfAborted();
    for (const { name, bytes } of await step()) yield { name: `logo/${name}`, bytes, mediaType: mediaTypeOf(name) };
    onProgress((done + 1) / steps.length);
  }
}

/** Every arrangement and coloring of the logo in every format, the icons, and files for vendors. */
export const logoFiles: KitPart = { id: 'logo_files', make };
