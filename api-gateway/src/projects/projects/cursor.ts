import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';

/** The last project of a page: the next page begins after it. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

const Parts = z.tuple([z.coerce.number().int().min(0).max(8.64e15), z.uuid()]);

export const writeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

export const readCursor = (text: string): Cursor => {
  const parts = Parts.safeParse(Buffer.from(text, 'base64url').toString().split('.'));
  if (!parts.success) throw new AppError('invalid_request', { errors: [{ field: 'cursor', message: 'Not a cursor of ours' }] });
  const [createdAt, id] = parts.data;
  return { createdAt: new Date(createdAt), id };
};
