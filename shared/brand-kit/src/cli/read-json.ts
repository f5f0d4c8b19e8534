import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UsageError } from './arguments.ts';

/** A JSON file of a given shape. Throws a UsageError that names the file and what is wrong with it. */
export const readJson = async <T>(file: string, shape: z.ZodType<T>): Promise<T> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  const data = parsed(file, text);
  const result = shape.safeParse(data);
  if (!result.success) throw new UsageError(`${file}:\n${z.prettifyError(result.error)}`);
  return result.data;
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${(error as Error).message}`);
  }
};
