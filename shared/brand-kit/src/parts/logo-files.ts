import { filesFor } from '@fifteen/logo-engine/node';
import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import type { KitPart } from '../kit-part.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  png: 'image/png',
  ico: 'image/x-icon',
};

const mediaTypeOf = (name: string): string => MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

async function* make({ genome, profile, logoLibrary }: Brand): AsyncIterable<KitFile> {
  for (const { name, bytes } of await filesFor(genome, profile, logoLibrary)) {
    yield { name: `logo/${name}`, bytes, mediaType: mediaTypeOf(name) };
  }
}

/** Every arrangement and colouring of the logo in every format, and the icons. */
export const logoFiles: KitPart = { id: 'logo_files', make };
