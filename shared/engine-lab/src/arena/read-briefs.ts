import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TasteProfile } from '@fifteen/contracts';
import type { NamedBrief } from './our-entries.ts';

const BRIEFS = new URL('../../briefs/', import.meta.url);

/** The arena's briefs, or those of another folder, in the order of their names. */
export async function readBriefs(other?: string): Promise<NamedBrief[]> {
  const folder = other ? pathToFileURL(`${resolve(process.env.INIT_CWD ?? process.cwd(), other)}/`) : BRIEFS;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => ({ name: file.slice(0, -'.json'.length), profile: TasteProfile.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8'))) })));
}
