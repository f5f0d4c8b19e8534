import type { FieldError } from '@fifteen/contracts';
import type { z } from 'zod';
import { AppError } from '../errors/errors.ts';

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';

const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: fieldOf([...issue.path, key]), message: 'Unknown field' }))
      : [{ field: fieldOf(issue.path), message: issue.message }],
  );

/** Parses by a call's schema; a bad value becomes invalid_request with one entry a field. */
export const parse = <S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> | undefined => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_request', { errors: fieldErrors(parsed.error.issues) });
};
