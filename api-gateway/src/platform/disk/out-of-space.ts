/** The system's words for a disk, a quota or a limit of file sizes that leaves no room. */
const SYSTEM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** PostgreSQL's: 53100, disk_full. */
const DATABASE = '53100';

/** True where something could not be written for want of room, so that it can be once there is some. */
export const isOutOfSpace = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return SYSTEM.has(code) || code === DATABASE || isOutOfSpace(error.cause);
};
