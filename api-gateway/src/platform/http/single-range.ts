import type { Request } from 'express';

/** Both ends are included. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range of bytes that a player asks for; undefined where the whole file is to be sent: nothing was asked for,
 * several ranges were, or none that the file has. RFC 9110, 14.2, allows the whole file for any of these.
 */
export const singleRange = (request: Pick<Request, 'range'>, size: number): Range | undefined => {
  const ranges = request.range(size);
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  return ranges[0];
};
