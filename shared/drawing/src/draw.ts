import * as g from '@fifteen/geometry';
import type { Point } from '@fifteen/geometry';
import { type FontLibrary, inCase } from '@fifteen/typography';
import { type Budget, DrawingError, finite } from './budget.ts';
import { type AlongOptions, along } from './construct/along.ts';
import { type GradedPiece, type GradedStrokeOptions, gradedStroke } from './construct/graded-stroke.ts';
import { type NestOptions, nested } from './construct/nested.ts';
import { type Inked, overprint } from './construct/overprint.ts';
import { type RadialOptions, radial } from './construct/radial.ts';
import { type Ribbon, type RibbonOptions, ribbon } from './construct/ribbon.ts';
import { spaced } from './construct/spaced.ts';
import { matchWeights, withStem } from './construct/weights.ts';
import { weld } from './construct/weld.ts';
import type { Layer, LayerRole, Mono } from './layer.ts';
import type { Lettering } from './lettering.ts';
import { centerLines } from './measure/center-lines.ts';
import { type Stem, stemsOf } from './measure/stems.ts';
import { Line, straight, throughPoints } from './line.ts';
import type { Paint } from './paint.ts';
import { readPathData } from './path-data.ts';
import type { PenId, PenOptions } from './pens/pen.ts';
import { writeWithPen } from './pens/write.ts';
import { Shape } from './shape.ts';
import type { LetteringStyle } from './text/lettering-style.ts';
import { type TextOptions, fontLettering } from './text/font-lettering.ts';

/** Radius of all four corners, or of top left, top right, bottom right, bottom left. */
export type CornerRadius = number | readonly [number, number, number, number];

export interface LayerOptions {
  /** `mark` unless given. */
  readonly role?: LayerRole;
  /** How the layer appears in one color; decided by what is below it unless given. */
  readonly mono?: Mono;
}

/** A letter that a program drew its own way, and what it must be read as. */
export interface Reading {
  readonly letter: string;
  readonly shape: Shape;
}

/**
 * The drawing board: everything that a program draws with. Units are those of the drawing, y points down, about 1,000
 * units make a mark; the baseline of lettering is y = 0. Angles are degrees, clockwise, 0 to the right. Numbers that are
 * not finite, and more work than the budget allows, end the program with a DrawingError.
 */
export class Draw {
  readonly budget: Budget;
  readonly #library: FontLibrary;
  readonly #readings: Reading[] = [];

  constructor(library: FontLibrary, budget: Budget) {
    this.#library = library;
    this.budget = budget;
  }

  #shape(path: g.Path): Shape {
    this.budget.spend();
    return new Shape(path, this.budget);
  }

  // Shapes

  /** A filled area from SVG path data (all commands, absolute and relative). Overlaps are filled, holes run the other way. */
  path(data: string): Shape {
    return this.line(data).fill();
  }

  circle(cx: number, cy: number, r: number): Shape {
    return this.ellipse(cx, cy, r, r);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
    return this.#shape(g.ellipse(finite(cx, 'cx'), finite(cy, 'cy'), finite(rx, 'rx'), finite(ry, 'ry')));
  }

  /** A box from its top left corner, with rounded corners if given. */
  rect(x: number, y: number, width: number, height: number, radius: CornerRadius = 0): Shape {
    for (const [name, value] of Object.entries({ x, y, width, height })) finite(value, `rect ${name}`);
    const most = Math.min(width, height) / 2;
    const [tl, tr, br, bl] = (typeof radius === 'number' ? [radius, radius, radius, radius] : radius).map((r) => Math.max(0, Math.min(finite(r, 'radius'), typeof radius === 'number' ? most : Math.min(width, height)))) as [number, number, number, number];
    const [right, bottom] = [x + width, y + height];
    const corner = (r: number, toX: number, toY: number) => (r > 0 ? `A${r} ${r} 0 0 1 ${toX} ${toY}` : '');
    return this.path(
      `M${x + tl} ${y}H${right - tr}${corner(tr, right, y + tr)}V${bottom - br}${corner(br, right - br, bottom)}H${x + bl}${corner(bl, x, bottom - bl)}V${y + tl}${corner(tl, x + tl, y)}Z`,
    );
  }

  /** Straight edges between points, corners rounded by `radius` if given. */
  polygon(points: readonly Point[], radius = 0): Shape {
    if (points.length < 3) throw new DrawingError('A polygon needs at least three points.');
    const sharp = this.polyline(points, { closed: true }).fill();
    return radius > 0 ? sharp.round(radius, 0) : sharp;
  }

  /** A regular polygon; the first corner points up unless turned. */
  regular(corners: number, radius: number, { cx = 0, cy = 0, turn = 0 } = {}): Shape {
    return this.polygon(g.times(count(corners, 3), (i) => g.polar(radius, turn - 90 + (i * 360) / corners, cx, cy)));
  }

  /** A star with as many tips; the first tip points up unless turned. */
  star(tips: number, outer: number, inner: number, { cx = 0, cy = 0, turn = 0 } = {}): Shape {
    return this.polygon(g.times(2 * count(tips, 2), (i) => g.polar(i % 2 ? inner : outer, turn - 90 + (i * 180) / tips, cx, cy)));
  }

  ring(cx: number, cy: number, outer: number, inner: number): Shape {
    return this.circle(cx, cy, outer).subtract(this.circle(cx, cy, inner));
  }

  /** A slice of a disc between two angles; of a ring where `inner` is given. */
  sector(cx: number, cy: number, radius: number, from: number, to: number, inner = 0): Shape {
    if (to - from >= 360) return inner > 0 ? this.ring(cx, cy, radius, inner) : this.circle(cx, cy, radius);
    const rim = this.arc(cx, cy, radius, from, to);
    const back = inner > 0 ? this.arc(cx, cy, inner, to, from) : this.polyline([rim.end, [cx, cy]]);
    return rim.then(back).fill();
  }

  /** A pointed leaf between two points; the bulges are shares of its length, left and right of the way. */
  leaf(from: Point, to: Point, left: number, right: number = left): Shape {
    return this.#shape(g.lens(from, to, finite(left, 'bulge'), finite(right, 'bulge')));
  }

  /** A smooth closed shape through points. */
  blob(points: readonly Point[], tension?: number): Shape {
    return this.through(points, { closed: true, ...(tension !== undefined && { tension }) }).fill();
  }

  /** |x|^n + |y|^n = 1 in a box of this size: 2 is an ellipse, 4 a squircle. */
  superellipse(cx: number, cy: number, rx: number, ry: number, power = 4): Shape {
    return this.blob(
      g.times(48, (i): Point => {
        const [c, s] = g.polar(1, i * 7.5);
        return [cx + rx * Math.sign(c) * Math.abs(c) ** (2 / power), cy + ry * Math.sign(s) * Math.abs(s) ** (2 / power)];
      }),
    );
  }

  /** Several shapes as one. */
  union(...shapes: readonly Shape[]): Shape {
    return this.#shape(g.union(...shapes.map(({ path }) => path)));
  }

  // Lines

  /** A center line from SVG path data. */
  line(data: string): Line {
    const runs = readPathData(data);
    const segments = runs.reduce((sum, { cubics }) => sum + cubics.length, 0);
    if (segments > this.budget.limits.segments) throw new DrawingError(`A path of ${segments} segments; the limit is ${this.budget.limits.segments}.`);
    for (const { cubics } of runs) for (const cubic of cubics) cubic.forEach(checkPoint);
    this.budget.spend();
    return new Line(runs, this.budget);
  }

  polyline(points: readonly Point[], { closed = false } = {}): Line {
    if (points.length < 2) throw new DrawingError('A line needs at least two points.');
    const all = closed ? [...points, points[0]!] : points;
    all.forEach(checkPoint);
    return new Line([{ cubics: all.slice(1).map((to, i) => straight(all[i]!, to)), closed }], this.budget);
  }

  /** A smooth line through points. */
  through(points: readonly Point[], { closed = false, tension = 1 / 6 } = {}): Line {
    points.forEach(checkPoint);
    return throughPoints(points, closed, this.budget, tension);
  }

  /** One cubic Bézier curve. */
  curve(from: Point, handle: Point, otherHandle: Point, to: Point): Line {
    return new Line([{ cubics: [[from, handle, otherHandle, to]], closed: false }], this.budget);
  }

  /** An arc of a circle between two angles, in the direction from the first to the second. */
  arc(cx: number, cy: number, radius: number, from: number, to: number): Line {
    const pieces = Math.max(1, Math.ceil(Math.abs(finite(to, 'to') - finite(from, 'from')) / 90 - 1e-9));
    const step = (to - from) / pieces;
    const k = (4 / 3) * Math.tan(g.radians(step) / 4) * radius;
    return new Line(
      [
        {
          closed: false,
          cubics: g.times(pieces, (i) => {
            const [a, b] = [from + i * step, from + (i + 1) * step];
            const [p, q] = [g.polar(radius, a, cx, cy), g.polar(radius, b, cx, cy)];
            const [u, v] = [g.polar(k, a + 90), g.polar(k, b + 90)];
            return [p, [p[0] + u[0], p[1] + u[1]], [q[0] - v[0], q[1] - v[1]], q] as const;
          }),
        },
      ],
      this.budget,
    );
  }

  /** A spiral from one radius to another; clockwise for positive turns. `growth` above 1 widens it towards the end. */
  spiral({ cx = 0, cy = 0, from, to, turns, start = 0, growth = 1 }: { cx?: number; cy?: number; from: number; to: number; turns: number; start?: number; growth?: number }): Line {
    const steps = Math.max(8, Math.ceil(Math.abs(turns) * 16));
    return this.through(g.times(steps + 1, (i) => g.polar(from + (to - from) * (i / steps) ** growth, start + 360 * turns * (i / steps), cx, cy)));
  }

  /** A sine wave from left to right. */
  wave({ x = 0, y = 0, length, height, waves, phase = 0 }: { x?: number; y?: number; length: number; height: number; waves: number; phase?: number }): Line {
    const steps = Math.max(8, Math.ceil(waves * 8));
    return this.through(g.times(steps + 1, (i) => [x + (length * i) / steps, y - (height / 2) * Math.sin(2 * Math.PI * (waves * (i / steps) + phase))]));
  }

  // Constructions

  /** The shape and its mirror image about the vertical line at x, joined. */
  mirror(shape: Shape, x = 0): Shape {
    return shape.union(shape.flipX(x));
  }

  /** Copies turned about a center. */
  radial(motif: Shape, options: RadialOptions): Shape[] {
    return radial(motif, options);
  }

  /**
   * A motif that points up from the origin, cut to the sector that each of `count` copies has, with an even gap between
   * neighbors.
   */
  fitSector(motif: Shape, { count: copies, gap = 0, reach = 4_000 }: { count: number; gap?: number; reach?: number }): Shape {
    const half = 180 / count(copies, 3);
    const sector = this.polygon([[0, 0], g.polar(reach, -90 - half), g.polar(reach, -90), g.polar(reach, -90 + half)]);
    const clipped = motif.intersect(sector);
    if (gap <= 0) return clipped;
    const edges = [-half, half].map((angle) => this.polyline([[0, 0], g.polar(reach, -90 + angle)]).stroke(gap));
    return clipped.subtract(...edges).withoutSlivers();
  }

  /** Copies of a motif along a line. */
  along(line: Line, motif: Shape, options: AlongOptions): Shape[] {
    return along(line, motif, options);
  }

  /** A ribbon wound around a line. */
  ribbon(line: Line, options: RibbonOptions): Ribbon {
    return ribbon(line, options);
  }

  /** Overlapping inks as separate areas: each alone, and the mix where two meet, to be painted in this order. */
  overprint(inked: readonly Inked[], options?: { trap?: number }): { shape: Shape; paint: Paint }[] {
    return overprint(inked, options);
  }

  /** Two shapes joined, with fillets in the corners of the join only. */
  weld(one: Shape, other: Shape, radius: number): Shape {
    return weld(one, other, radius);
  }

  /** A stroke whose color changes along the line, however it bends: pieces to be painted in this order. */
  gradedStroke(line: Line, options: GradedStrokeOptions): GradedPiece[] {
    return gradedStroke(line, options);
  }

  /** The shape with its outline moved until its typical stroke is this wide; at most 60 % of its own more or less. */
  withStem(shape: Shape, stem: number): Shape {
    return withStem(shape, stem);
  }

  /** Two shapes in the weight of the heavier one: both are measured, the lighter one grows. */
  matchWeights(one: Shape, other: Shape): [Shape, Shape] {
    return matchWeights(one, other);
  }

  /** Shapes side by side with white between them that looks even, on average `gap` units: kerning for drawn letters. */
  spaced(shapes: readonly Shape[], gap: number): Shape[] {
    return spaced(shapes, gap);
  }

  /** Straight strokes of a shape, upright or leaning, from left to right. */
  stems(shape: Shape): Stem[] {
    return stemsOf(shape);
  }

  /** What a pen would have followed to draw a shape that is made of strokes: the longest line first, then its branches. */
  centerLines(shape: Shape): Line[] {
    return centerLines(shape);
  }

  // Lettering

  /** A word set small between the ascenders of another, where it can be largest. Refuses where it could not be read. */
  nest(host: Lettering, guest: Lettering, options: NestOptions): Lettering {
    return nested(host, guest, options);
  }

  /** A line of text in a font. */
  text(text: string, options: TextOptions): Lettering {
    return fontLettering(text, options, this.#library, this.budget);
  }

  /** A line of text in one of the pens: drawn alphabets whose stem, radius, slope and width are parameters. */
  pen(text: string, pen: PenId, options: PenOptions = {}): Lettering {
    return writeWithPen(text, pen, options, this);
  }

  /** A line of text in a given style at a cap height: what the rest of the logo is set in. */
  write(text: string, style: LetteringStyle, capHeight: number): Lettering {
    const cased = style.case ? inCase(text, style.case) : text;
    if ('pen' in style) return this.pen(cased, style.pen, { ...style.options, size: capHeight });
    const probe = this.#library.styles.find(({ id }) => id === style.font)?.cap ?? this.refuse(`No font "${style.font}".`);
    return this.text(cased, { font: style.font, size: capHeight / probe, tracking: style.tracking ?? 0 });
  }

  /**
   * Says that a shape must be read as this letter: for letters that a program alters, bends or builds. The checks compare
   * it with plain letters. Returns the shape.
   */
  reads(letter: string, shape: Shape): Shape {
    this.budget.spend();
    this.#readings.push({ letter, shape });
    return shape;
  }

  /** What the program said must be read, in the order in which it was drawn. */
  get readings(): readonly Reading[] {
    return this.#readings;
  }

  // Layers

  /** One area in one paint, named for people. Throws for one that reaches beyond the limit. */
  layer(part: string, shape: Shape, paint: Paint, { role = 'mark', mono = 'auto' }: LayerOptions = {}): Layer {
    const { left, top, right, bottom } = shape.bounds;
    for (const edge of [left, top, right, bottom]) finite(edge, `The edge of "${part}"`, this.budget.limits.extent);
    return { part, role, shape, paint, mono };
  }

  /** The letters of a lettering as layers of the word, each part in its own paint, all others in `paint`. */
  word(lettering: Lettering, paint: Paint = 'ink'): Layer[] {
    const plain = lettering.letters.filter(({ parts }) => parts.length === 0);
    const colored = lettering.letters.flatMap(({ text, parts }) => parts.map((part) => this.layer(`letter ${text}`, part.shape, part.paint, { role: 'word', ...(part.mono && { mono: part.mono }) })));
    return [...(plain.length > 0 ? [this.layer('letters', this.union(...plain.map(({ shape }) => shape)), paint, { role: 'word' })] : []), ...colored];
  }

  /** Stops the program with words for its author. */
  refuse(reason: string): never {
    throw new DrawingError(reason);
  }
}

function count(value: number, least: number): number {
  if (!Number.isInteger(value) || value < least || value > 500) throw new DrawingError(`A count of ${value}; it must be a whole number from ${least} to 500.`);
  return value;
}

/** Throws where a coordinate is not finite. */
function checkPoint([x, y]: Point): void {
  finite(x, 'x');
  finite(y, 'y');
}
