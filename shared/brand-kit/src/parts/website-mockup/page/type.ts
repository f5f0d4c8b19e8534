import { movedAreas } from '../../../picture/move.ts';
import type { Area, Box } from '../../../picture/picture.ts';
import { roundedRectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import { type Alignment, lineArea, lineOf } from '../../../text/line.ts';
import { fittedLine, paragraphOf } from '../../../text/paragraph.ts';
import type { Ground } from '../../../grounds.ts';
import type { Page, Section } from './page.ts';

export interface Setting {
  readonly font: string;
  readonly size: number;
  readonly fill: string;
  readonly width: number;
  /** Lines against the size. */
  readonly leading: number;
  readonly align?: Alignment;
  readonly tracking?: number;
}

const START: Readonly<Record<Alignment, number>> = { left: 0, centre: 0.5, right: 1 };

const TURNED: Readonly<Record<Alignment, Alignment>> = { left: 'right', centre: 'centre', right: 'left' };

/** Where something so wide stands that is at x on a page from the left. */
export const sided = ({ fromRight, device }: Page, x: number, width: number, within = device.width): number => (fromRight ? within - x - width : x);

/** The same for a box. */
export const sidedBox = (page: Page, box: Box): Box => ({ ...box, x: sided(page, box.x, box.width) });

/** Words in a column that begins at x 0: its first line's top at y 0. */
export const words = (page: Page, text: string, { font, size, fill, width, leading, align: asked = 'left', tracking = 0 }: Setting): Section => {
  const align = page.fromRight ? TURNED[asked] : asked;
  const lines = paragraphOf(page.brand.text, text, { font, size, tracking }, width);
  const widest = Math.max(1, ...lines.map((line) => line.width));
  if (widest > width * 1.001) return words(page, text, { font, size: (size * width) / widest, fill, width, leading, align: asked, tracking });
  const parts = lines.map((line, i) => lineArea(line, { x: width * START[align], y: size * (0.5 + leading / 2 - 0.15) + i * size * leading, fill, align }));
  return { height: lines.length * size * leading, parts };
};

/** Parts moved down and across. */
export const at = (x: number, y: number, parts: readonly Part[]): Part => ({ move: { x, y, scale: 1 }, parts });

/** Sections one below the other with gaps between; each keeps its own left edge. */
export const stacked = (items: readonly (Section & { readonly gap?: number })[]): Section => {
  let y = 0;
  const parts = items.map(({ parts: inner, height, gap = 0 }) => {
    const group = at(0, y + gap, inner);
    y += gap + height;
    return group;
  });
  return { height: y, parts };
};

/** A button with its words; as wide as they are. */
export const button = (page: Page, text: string, { field, ink }: { field: string; ink: string }): Section & { width: number } => {
  const size = page.device.text;
  const line = lineOf(page.brand.text, text, { font: page.brand.textFaces.strong, size });
  const box: Box = { x: 0, y: 0, width: line.width + size * 3.2, height: size * 3.1 };
  const radius = { serene: 2, grid: 8, poster: 99 }[page.look];
  return { height: box.height, width: box.width, parts: [{ d: roundedRectangle(box, radius), fill: field }, lineArea(line, { x: size * 1.6, y: size * 1.9, fill: ink })] };
};

/** The logo in a bar or a footer: beside its symbol where it has one, its middle at half the height. */
export const logoIn = (ground: Ground, height: number, width: number): { readonly areas: readonly Area[]; readonly width: number } => {
  const artwork = ground.logo('horizontal');
  const scale = Math.min(height / artwork.height, width / artwork.width);
  const areas = artwork.shapes.map(({ d, fill }): Area => ({ d, fill }));
  return { areas: movedAreas(areas, { x: 0, y: (height - artwork.height * scale) / 2, scale }), width: artwork.width * scale };
};

export const single = ({ brand }: Page, text: string, font: string, size: number, most: number) => fittedLine(brand.text, text, { font, size }, most);
