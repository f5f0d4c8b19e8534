/**
 * The engine alone: 15 SVGs, their genomes, a report and a contact sheet; or contact sheets of all briefs.
 *
 *   npm run logos -- --profile FILE --out DIR [--seed N] [--studio model]
 *   npm run logos -- --gallery [--only NAME,NAME] [--out DIR] [--seed N]
 */
import { drawGallery } from '../gallery/draw-gallery.ts';
import { UsageError, readArguments } from './arguments.ts';
import { drawSet } from './draw-set.ts';

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  await (options.task === 'gallery' ? drawGallery(options) : drawSet(options));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
