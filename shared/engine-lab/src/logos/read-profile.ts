import { readFile } from 'node:fs/promises';
import { TasteProfile } from '@fifteen/contracts';
import { UsageError } from './arguments.ts';

/** Reads and checks a taste profile; every wrong field is named in the error. */
export async function readProfile(file: string): Promise<TasteProfile> {
  const result = TasteProfile.safeParse(parseJson(await contentOf(file), file));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.') || '(the whole)'}: ${message}`);
  throw new UsageError(`${file} is not a taste profile:\n${lines.join('\n')}`);
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
