import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as simpleIcons from 'simple-icons';
import { FAMOUS } from './famous.ts';

/** A logo of a real company, in the public domain by its collection's CC0. */
export interface RealLogo {
  readonly id: string;
  readonly svg: string;
}

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>;
}

const isKnownToAll = (id: string): boolean => FAMOUS.some((name) => id === name || id.startsWith(`${name}-`) || id.endsWith(`-${name}`));

/** Logos with a name in them, in color, from `@iconify-json/logos`, without the most famous. */
export async function realLockups(): Promise<RealLogo[]> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/logos/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const withIcon = new Set(Object.keys(set.icons).filter((id) => id.endsWith('-icon')).map((id) => id.slice(0, -'-icon'.length)));
  return Object.entries(set.icons).flatMap(([id, { body, width = set.width, height = set.height }]) => {
    // A logo beside its own icon is the lockup; of the others only wide ones hold a name.
    const isLockup = !id.endsWith('-icon') && (withIcon.has(id) || width / height > 1.9);
    return isLockup && !isKnownToAll(id) ? [{ id, svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>` }] : [];
  });
}

/** Symbols in one color from `simple-icons`, without the most famous. */
export function realSymbols(): RealLogo[] {
  return Object.values(simpleIcons)
    .filter((icon): icon is simpleIcons.SimpleIcon => typeof icon === 'object' && 'slug' in icon)
    .filter(({ slug }) => !isKnownToAll(slug))
    .map(({ slug, path }) => ({ id: slug, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>` }));
}
