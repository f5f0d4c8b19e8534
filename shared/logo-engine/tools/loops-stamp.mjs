import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const LOOPS = new URL('../loops/', import.meta.url);

/** Tells one state of the loops' sources from another. */
export const stampOfLoops = async () => {
  const names = (await readdir(LOOPS)).filter((name) => name.endsWith('.ts')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, LOOPS), 'utf8')));
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
};
