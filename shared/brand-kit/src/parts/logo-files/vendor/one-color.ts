import type { VariantArrangement } from '@fifteen/logo-engine';
import { contoursOf, evenOddPath, gapsOf, type Path, type Point, scale, thinnestStroke, toSvg, translate, union } from '@fifteen/geometry';
import type { Brand } from '../../../brand.ts';
import { boundsOf } from '../../../picture/bounds.ts';

/** A logo as one outline in one color, at a size in millimeters; origin at the upper left of its ink, y down. */
export interface Outline {
  readonly path: Path;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
}

/** Longer side of the ink in units while it is measured: what the engine's measures of strokes are made for. */
const UNITS = 1000;
/** Narrowest strip of vinyl that stays down, and narrowest gap that can be weeded, in millimeters. Source: sign makers' guides, 1 mm. */
export const LEAST_VINYL_MM = 1;
/** Side of a cut file in millimeters, where its strokes allow it. */
const USUAL_MM = 300;
/** Share of the narrowest gaps that are corners. */
const CORNERS = 0.12;

/** The ink of an arrangement in one color, its longer side 1,000 units. */
const inkOf = ({ logo }: Brand, arrangement: VariantArrangement): Outline => {
  const { shapes } = logo.artwork({ arrangement, coloring: 'dark', fit: 'tight' });
  const { x, y, width, height } = boundsOf(shapes.map(({ d }) => ({ d, fill: '' })));
  const k = UNITS / Math.max(width, height, 1);
  const whole = union(...shapes.map(({ d }) => evenOddPath(d)));
  return { path: scale(translate(whole, -x, -y), k), width: width * k, height: height * k };
};

/** Width of the narrowest stroke or gap of an outline, in its own units; corners and tips are left out. */
export const narrowestOf = (path: Path): number => {
  const gaps = gapsOf(path).map(({ width }) => width).toSorted((one, other) => one - other);
  const stroke = thinnestStroke(path);
  const gap = gaps[Math.floor(gaps.length * CORNERS)] ?? stroke;
  return Math.min(stroke, gap);
};

/** An arrangement in one color, its longer side of so many millimeters. */
export const outlineAt = (brand: Brand, arrangement: VariantArrangement, millimeters: number): Outline => {
  const { path, width, height } = inkOf(brand, arrangement);
  const k = millimeters / UNITS;
  return { path: scale(path, k), width: width * k, height: height * k };
};

export interface CutOutline extends Outline {
  /** Longer side in millimeters below which strokes or gaps are too narrow to cut. */
  readonly least: number;
}

/** An outline as large as vinyl asks for: 300 mm, or more where its strokes are fine. */
export const cutOutline = (brand: Brand, arrangement: VariantArrangement): CutOutline => {
  const narrowest = Math.max(narrowestOf(inkOf(brand, arrangement).path), 1);
  const least = Math.ceil((LEAST_VINYL_MM * UNITS) / narrowest / 10) * 10;
  return { ...outlineAt(brand, arrangement, Math.max(USUAL_MM, least)), least };
};

/** The outline as closed polygons; their points lie so many millimeters apart along curves. */
export const polygonsOf = ({ path }: Outline, step: number): Point[][] => contoursOf(path, step).filter((points) => points.length > 3);

/** SVG in millimeters with one path; `paint` is what the path is drawn with. */
export const svgInMillimeters = ({ path, width, height }: Outline, paint: string, margin = 0): string => {
  const [w, h] = [width + 2 * margin, height + 2 * margin].map((side) => Math.round(side * 1000) / 1000);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="${-margin} ${-margin} ${w} ${h}"><path ${paint} d="${toSvg(path)}"/></svg>\n`;
};
