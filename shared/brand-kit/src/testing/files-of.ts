import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import type { KitPart } from '../kit-part.ts';
import { sampleDetails } from '../sample-details.ts';

/** Every file of a part, with sample details unless given. */
export const filesOf = async ({ make }: KitPart, brand: Brand, details: CardDetails = sampleDetails(brand.name)): Promise<KitFile[]> => {
  const files: KitFile[] = [];
  const making = { onProgress: () => undefined, signal: new AbortController().signal };
  for await (const file of make(brand, { details }, making)) files.push(file);
  return files;
};
