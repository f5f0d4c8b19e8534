import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
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
    // The dark ones have white letters, which a white sheet does not show.
    return isLockup && !isKnownToAll(id) && !id.endsWith('-dark') ? [{ id, svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>` }] : [];
  }).filter(({ svg }) => isWhole(svg));
}

/** Symbols in one color from `simple-icons`, without the most famous. */
export function realSymbols(): RealLogo[] {
  return Object.values(simpleIcons)
    .filter((icon): icon is simpleIcons.SimpleIcon => typeof icon === 'object' && 'slug' in icon)
    .filter(({ slug }) => !isKnownToAll(slug))
    .map(({ slug, path }) => ({ id: slug, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>` }));
}

/** How far a drawing may reach beyond its frame, as a share of it, and how much of a white sheet it must cover. */
const BEYOND = 0.02;
const LEAST_INK = 0.02;

/** Whether a judge would see all of the logo: not cut off by its frame, not white on white. */
function isWhole(svg: string): boolean {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 160 }, background: '#ffffff', font: { loadSystemFonts: false } });
  const box = image.getBBox();
  const { width, height } = image;
  if (!box || Math.min(box.x / width, box.y / height, 1 - (box.x + box.width) / width, 1 - (box.y + box.height) / height) < -BEYOND) return false;
  const { pixels } = image.render();
  let inked = 0;
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i]! + pixels[i + 1]! + pixels[i + 2]! < 720) inked += 1;
  return inked / (pixels.length / 4) >= LEAST_INK;
}
