/**
 * The kit of one logo, without the product:
 *
 *   npm run kit -- --genome FILE --out DIR [--profile FILE] [--details FILE] [--only PART,PART]
 */
import { CardDetails, TasteProfile } from '@fifteen/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { brandOf } from '../brand.ts';
import type { KitPart, Making } from '../kit-part.ts';
import { KIT_PARTS } from '../parts/kit-parts.ts';
import { sampleDetails } from '../sample-details.ts';
import { readArguments, UsageError } from './arguments.ts';
import { readJson } from './read-json.ts';

const making: Making = { onProgress: () => undefined, signal: new AbortController().signal };

const main = async (): Promise<void> => {
  const options = readArguments(process.argv.slice(2));
  const brand = await brandOf(await readJson(options.genome, z.unknown()), await readJson(options.profile, TasteProfile));
  const details = options.details ? await readJson(options.details, CardDetails) : sampleDetails(brand.name);
  const writePart = async ({ id, make }: KitPart): Promise<void> => {
    const began = performance.now();
    let count = 0;
    for await (const { name, bytes } of make(brand, { details }, making)) {
      const file = path.join(options.out, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      count += 1;
    }
    console.log(`${id}: ${count} files in ${Math.round(performance.now() - began)} ms`);
  };
  for (const part of KIT_PARTS.filter(({ id }) => options.only.includes(id))) await writePart(part);
};

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
