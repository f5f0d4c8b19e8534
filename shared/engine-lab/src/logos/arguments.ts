import { parseArgs } from 'node:util';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';

/** A mistake of the caller's: its message is all that they need. */
export class UsageError extends Error {}

/** One brief: its 15 logos with genomes, report and contact sheet. */
export interface SetArguments {
  task: 'set';
  profile: string;
  out: string;
  seed: string;
  /** Numbers of the logos, 1 to 15, whose whole pack of files is written too. */
  files: readonly number[];
  /** `model`: two concepts of five by the language model of STUDIO_MODEL. */
  studio: 'book' | 'model';
}

/** Contact sheets of many briefs: those of the repository, or those of them that are named. */
export interface GalleryArguments {
  task: 'gallery';
  only: readonly string[];
  out: string;
  seed: string;
}

const USAGE = `Usage: npm run logos -- --profile FILE --out DIR [--seed N] [--files NUMBER,NUMBER] [--studio model]
       npm run logos -- --gallery [--only NAME,NAME] [--out DIR] [--seed N]`;

const GALLERY_FOLDER = 'logos-gallery';

export function readArguments(args: readonly string[]): SetArguments | GalleryArguments {
  const { profile, out, gallery, only, files, studio = 'book', seed = '1' } = parsed(args);
  if (!/^\d{1,15}$/.test(seed)) throw new UsageError(`--seed must be a whole number, not "${seed}"\n${USAGE}`);
  if (gallery) {
    if (profile) throw new UsageError(`--gallery draws the briefs of the repository: leave --profile out\n${USAGE}`);
    return { task: 'gallery', only: only?.split(',').filter(Boolean) ?? [], out: out ?? GALLERY_FOLDER, seed };
  }
  if (only) throw new UsageError(`--only belongs to --gallery\n${USAGE}`);
  if (studio !== 'book' && studio !== 'model') throw new UsageError(`--studio is book or model, not "${studio}"\n${USAGE}`);
  if (!profile) throw new UsageError(`--profile is missing\n${USAGE}`);
  if (!out) throw new UsageError(`--out is missing\n${USAGE}`);
  return { task: 'set', profile, out, seed, files: numbersIn(files), studio };
}

function numbersIn(files: string | undefined): number[] {
  const numbers = files?.split(',').map(Number) ?? [];
  const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1 || number > CONCEPTS_PER_PROJECT);
  if (wrong !== undefined) throw new UsageError(`--files names logos by their numbers, 1 to ${CONCEPTS_PER_PROJECT}, not "${files}"\n${USAGE}`);
  return numbers;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        profile: { type: 'string' },
        out: { type: 'string' },
        seed: { type: 'string' },
        gallery: { type: 'boolean' },
        only: { type: 'string' },
        files: { type: 'string' },
        studio: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
