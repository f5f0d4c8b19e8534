import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Tells one state of a folder of loops' sources from another; the address ends with a slash. */
export const stampOfLoops = async (folder) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
};
