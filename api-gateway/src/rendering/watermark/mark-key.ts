import type { Platform } from '../../platform/runtime/platform.ts';

/** The secret that watermarks are made by, of the product's own: without it nobody can tell where a mark is. As text, to cross into threads; asked for at each picture, because it may be rotated. */
export const markKeyOf = ({ keysFor }: Pick<Platform, 'keysFor'>): (() => string) => {
  const keys = keysFor('watermarks');
  return () => keys.current().toString('base64url');
};
