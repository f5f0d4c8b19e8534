import { fileURLToPath } from 'node:url';
import type { NamedBrief } from '../arena/our-entries.ts';
import { readBriefs } from '../arena/read-briefs.ts';

const FOLDERS = ['../../briefs', '../../briefs-of-strangers', '../../briefs-of-strangers-2', '../../briefs-of-strangers-3', '../../../logo-engine/briefs', '../../../logo-engine/taste-briefs'];

/** Every brief of the repository, folder by folder. */
export const repositoryBriefs = async (): Promise<NamedBrief[]> =>
  (await Promise.all(FOLDERS.map((folder) => readBriefs(fileURLToPath(new URL(folder, import.meta.url)))))).flat();
