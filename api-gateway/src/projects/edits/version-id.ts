import { createHash, randomUUID } from 'node:crypto';

const VERSION_8 = (digit: string): string => ((parseInt(digit, 16) & 0x3) | 0x8).toString(16);

/** The same id for the same request of the same customer; a new one where the request has no key. */
export const versionId = (userId: string, assetId: string, key: string | undefined): string => {
  if (key === undefined) return randomUUID();
  const hex = createHash('sha256').update(`${userId}\n${assetId}\n${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${VERSION_8(hex[16] ?? '0')}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
