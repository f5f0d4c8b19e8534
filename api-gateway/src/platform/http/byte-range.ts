interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range of bytes that a player asks for, both ends included; undefined for the whole file, and for what is no
 * single range that the file has: then the whole is as good an answer (RFC 9110, 14.2).
 */
export const byteRange = (header: string | undefined, size: number): Range | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
};
