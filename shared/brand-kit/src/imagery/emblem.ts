import type { Artwork } from '@fifteen/logo-engine';
import type { Brand } from '../brand.ts';
import { boundsOf } from '../picture/bounds.ts';
import { movedAreas } from '../picture/move.ts';
import type { Area, Box } from '../picture/picture.ts';
import { boxWithin, CENTRE } from '../picture/place.ts';
import type { Part } from '../picture/scene.ts';

/** The symbol without its clear space: its ink alone, the longer side 1,000 units. */
export interface Emblem {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
}

export const emblemOf = ({ shapes }: Pick<Artwork, 'shapes'>): Emblem => {
  const areas = shapes.map(({ d, fill }): Area => ({ d, fill }));
  const { x, y, width, height } = boundsOf(areas);
  const scale = 1000 / Math.max(width, height, 1);
  return { width: width * scale, height: height * scale, areas: movedAreas(areas, { x: -x * scale, y: -y * scale, scale }) };
};

/** The symbol as it is drawn in one color: parts that touch are parted by a gap. */
export const plainEmblem = ({ logo }: Pick<Brand, 'logo'>): Emblem => emblemOf(logo.artwork({ arrangement: 'symbol', coloring: 'dark', fit: 'tight' }));

/** An emblem in one color. */
export const inked = (emblem: Emblem, color: string): Emblem => ({ ...emblem, areas: emblem.areas.map((area) => ({ ...area, fill: color })) });

/** As large as a box lets it be. */
export const placedEmblem = (emblem: Emblem, box: Box, anchor = CENTRE): Part => {
  const { x, y, width } = boxWithin(box, emblem, anchor);
  return { move: { x, y, scale: width / emblem.width }, parts: emblem.areas };
};
