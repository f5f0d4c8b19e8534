import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TasteProfile } from '@fifteen/contracts';
import { UsageError } from '../logos/arguments.ts';
import { readProfile } from '../logos/read-profile.ts';

/** A made-up business with its taste profile. */
export interface GalleryBrief {
  /** The file's name without its ending: "wren-thistle". */
  name: string;
  profile: TasteProfile;
}

const FOLDER = fileURLToPath(new URL('../../../logo-engine/briefs', import.meta.url));

/** The briefs of the repository in the order of their names; `only` narrows them. Throws a UsageError for a name that is none. */
export async function galleryBriefs(only: readonly string[] = []): Promise<GalleryBrief[]> {
  const names = (await readdir(FOLDER)).map((file) => path.basename(file, '.json')).sort();
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new UsageError(`No brief is named ${unknown.join(', ')}. There are ${names.join(', ')}`);
  const wanted = only.length > 0 ? names.filter((name) => only.includes(name)) : names;
  return Promise.all(wanted.map(async (name) => ({ name, profile: await readProfile(path.join(FOLDER, `${name}.json`)) })));
}
