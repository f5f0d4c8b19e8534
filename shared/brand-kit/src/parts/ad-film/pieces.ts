import { Path2D } from '@napi-rs/canvas';
import type { Artwork } from '@fifteen/logo-engine';
import { movedAreas } from '../../picture/move.ts';
import type { Box, Fill } from '../../picture/picture.ts';
import { boxWithin, CENTRE } from '../../picture/place.ts';

/** A part of a logo that moves by itself: a letter, or a shape of the mark. In pixels of the frame. */
export interface Piece {
  readonly path: Path2D;
  /** Its outlines one by one, for drawing them. */
  readonly contours: readonly Path2D[];
  readonly fill: Fill;
  readonly box: Box;
}

export interface LogoPieces {
  readonly mark: readonly Piece[];
  readonly name: readonly Piece[];
  /** Of the whole logo as it is in the frame. */
  readonly box: Box;
}

interface Contour {
  readonly d: string;
  readonly box: Box;
}

const boxOf = (d: string): Box => {
  const [left, top, right, bottom] = new Path2D(d).computeTightBounds();
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const contoursOf = (d: string): Contour[] =>
  d
    .split(/(?=M)/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ d: part, box: boxOf(part) }));

const together = (one: Box, other: Box): Box => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.max(one.x + one.width, other.x + other.width) - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

interface Group {
  readonly contours: readonly Contour[];
  readonly box: Box;
}

/** Contours whose boxes overlap stay together, so that holes stay in their letters. */
const grouped = (contours: readonly Contour[]): Group[] => {
  let groups: Group[] = [];
  for (const contour of contours) {
    const touching = groups.filter(({ box }) => overlap(box, contour.box));
    const apart = groups.filter((group) => !touching.includes(group));
    const joined = touching.reduce<Group>(
      (sum, group) => ({ contours: [...sum.contours, ...group.contours], box: together(sum.box, group.box) }),
      { contours: [contour], box: contour.box },
    );
    groups = [...apart, joined];
  }
  return groups;
};

const piecesIn = (d: string, fill: Fill): Piece[] =>
  grouped(contoursOf(d)).map(({ contours, box }) => ({
    path: new Path2D(contours.map((contour) => contour.d).join(' ')),
    contours: contours.map((contour) => new Path2D(contour.d)),
    fill,
    box,
  }));

/** Letters line by line, as they are read from the left; a line is as high as its tallest letters overlap. */
const inReadingOrder = (pieces: readonly Piece[]): Piece[] => {
  const middle = ({ box }: Piece) => box.y + box.height / 2;
  const sameLine = (one: Piece, other: Piece) => Math.abs(middle(one) - middle(other)) < Math.max(one.box.height, other.box.height) * 0.6;
  return pieces.toSorted((one, other) => (sameLine(one, other) ? one.box.x - other.box.x : middle(one) - middle(other)));
};

const MARK_ROLES: ReadonlySet<string> = new Set(['a', 'b', 'c', 'background']);

/** A logo in parts, as large as a box of the frame lets it be. */
export const logoPieces = (artwork: Artwork, box: Box, anchor = CENTRE): LogoPieces => {
  const fitted = boxWithin(box, artwork, anchor);
  const move = { x: fitted.x, y: fitted.y, scale: fitted.width / artwork.width };
  const areas = movedAreas(artwork.shapes, move);
  const isMark = artwork.shapes.map(({ role }) => MARK_ROLES.has(role));
  const of = (wanted: boolean) => areas.flatMap(({ d, fill }, i) => (isMark[i] === wanted ? piecesIn(d, fill) : []));
  return { mark: of(true), name: inReadingOrder(of(false)), box: fitted };
};
