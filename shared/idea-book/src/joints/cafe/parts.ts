import type { Draw, Line, Point, Shape } from '@fifteen/drawing';

/** A point at a distance and an angle (degrees, clockwise from the right) of another. */
export const polar = (radius: number, degrees: number, [x, y]: Point = [0, 0]): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

/** The center line of the slit of a coffee bean that is as long and as wide, upright around the origin. */
export const beanSlit = (d: Draw, width: number, length: number): Line =>
  d.line(`M0 ${-length / 2 - 20}V${-length / 2}C${width * 0.42} ${-length * 0.2} ${-width * 0.42} ${length * 0.2} 0 ${length / 2}V${length / 2 + 20}`);

/** A coffee bean, upright around the origin, parted by its slit. */
export const bean = (d: Draw, width: number, length: number, slit: number): Shape => d.ellipse(0, 0, width / 2, length / 2).subtract(beanSlit(d, width, length).stroke(slit));

/** The handle of a cup: a half ring to the right of x, from one height to another. */
export const handle = (d: Draw, x: number, top: number, bottom: number, width: number, depth = 1): Shape => {
  const r = (bottom - top) / 2;
  const [cy, inner] = [(top + bottom) / 2, r - width];
  const arc = (radius: number, back: number) => `A${radius * depth} ${radius} 0 0 ${back} `;
  return d.path(`M${x - 30} ${top}H${x}${arc(r, 1)}${x} ${bottom}H${x - 30}V${cy + inner}H${x}A${r * depth - width} ${inner} 0 0 0 ${x} ${cy - inner}H${x - 30}Z`);
};

/** Half a scoop of ice cream above the origin that runs down its cone in three drips. */
export const melting = (d: Draw, r: number): Shape => {
  const drop = r * 0.24;
  return d.path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0V${drop * 0.6}A${drop} ${drop} 0 0 1 ${r - 2 * drop} ${drop * 0.6}A${drop} ${drop} 0 0 0 ${r - 4 * drop} ${drop * 0.6}V${drop * 1.3}A${drop * 1.04} ${drop * 1.04} 0 0 1 ${r - 6.08 * drop} ${drop * 1.3}V${drop * 0.6}A${(r * 2 - 6.08 * drop) / 2} ${(r * 2 - 6.08 * drop) / 2} 0 0 1 ${-r} ${drop * 0.6}Z`);
};

/** A croissant with its horns up, the center of its outer edge at the origin: five rolls that bulge, each smaller to the horns. */
export const croissant = (d: Draw, { outer = 400, inner = 320, rise = 175, seams = [0.16, 0.46], bulge = 0.7, gap = 22, soft = 10 }: CroissantOptions = {}): Shape => {
  const center: Point = [0, -rise];
  const tipY = (inner ** 2 - outer ** 2 - rise ** 2) / (2 * rise);
  const tip: Point = [-Math.sqrt(outer ** 2 - tipY ** 2), tipY];
  const reach = (from: Point) => (Math.atan2(-tip[0] + from[0], tip[1] - from[1]) * 180) / Math.PI;
  const [near, far] = seams.map((share) => ({ out: polar(outer, 90 + share * reach([0, 0])), into: polar(inner, 90 + share * 0.95 * reach(center), center) })) as [Seam, Seam];
  const bulged = (from: Point, to: Point) => `A${[bulge, bulge].map((k) => k * Math.hypot(to[0] - from[0], to[1] - from[1])).join(' ')} 0 0 1 ${to.join(' ')}`;
  const roll = (one: Seam, other: Seam) => d.path(`M${one.out.join(' ')}${bulged(one.out, other.out)}L${other.into.join(' ')}A${inner} ${inner} 0 0 0 ${one.into.join(' ')}Z`);
  const mirrored = ({ out, into }: Seam): Seam => ({ out: [-out[0], out[1]], into: [-into[0], into[1]] });
  const middle = roll(mirrored(near), near);
  const side = roll(near, far);
  const horn = d.path(`M${far.out.join(' ')}${bulged(far.out, tip)}A${inner} ${inner} 0 0 0 ${far.into.join(' ')}Z`);
  const knives = [near, far].map(({ out, into }) => d.polyline([out, into].map(([x, y], i, [a, b]) => (i === 0 ? [x + (a![0] - b![0]), y + (a![1] - b![1])] : [x - (a![0] - b![0]), y - (a![1] - b![1])]) as Point)).stroke(gap));
  const half = d.union(...[side, horn].map((shape) => shape.subtract(...knives).round(soft, 0)));
  return d.mirror(half).union(middle.subtract(...knives, ...knives.map((knife) => knife.flipX(0))).round(soft, 0));
};

interface CroissantOptions {
  /** Radius of the outer edge, and of the inner one, whose center is higher by `rise`. */
  readonly outer?: number;
  readonly inner?: number;
  readonly rise?: number;
  /** Where the rolls part, as shares of the way from the middle to a horn. */
  readonly seams?: readonly [number, number];
  /** Radius of the outer edge of a roll, as a share of its width: .5 is a half circle. */
  readonly bulge?: number;
  readonly gap?: number;
  /** Radius of the corners. */
  readonly soft?: number;
}

/** Two ends of a cut through a croissant. */
interface Seam {
  readonly out: Point;
  readonly into: Point;
}
