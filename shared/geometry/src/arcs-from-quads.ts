import { type Command, readCommands, writeCommands } from './path-commands.ts';
import { arcCubics } from './arc-cubics.ts';
import type { Point } from './point.ts';

/** A round join comes out of Skia as a conic, printed as 32 quadratics a quarter: too many points to edit or send. */
const SHORTEST_RUN = 4;
const TOLERANCE = 0.02;

interface Circle {
  centre: Point;
  radius: number;
}

/** Replaces every run of small quadratics that lie on one circle by cubic arcs of at most a quarter turn. */
export function arcsFromQuads(data: string): string {
  const commands = readCommands(data);
  const out: Command[] = [];
  let at = 0;
  while (at < commands.length) {
    const run = runOnCircle(commands, at);
    out.push(...(run?.arcs ?? [commands[at] as Command]));
    at += run?.length ?? 1;
  }
  return writeCommands(out);
}

function runOnCircle(commands: readonly Command[], at: number) {
  const points = quadEnds(commands, at);
  if (points.length <= SHORTEST_RUN) return null;
  const circle = circleThrough(points[0]!, points[SHORTEST_RUN / 2]!, points[SHORTEST_RUN]!);
  if (!circle) return null;
  // Ends alone do not tell: three short quadratics at a corner and a long one after them always fit some circle.
  const length = points.findIndex((point, i) => !isOn(circle, point) || (i > 0 && !isOn(circle, middleOf(points[i - 1]!, commands[at + i - 1]!)))) - 1;
  const count = length < 0 ? points.length - 1 : length;
  if (count < SHORTEST_RUN) return null;
  return { length: count, arcs: arcsThrough(points.slice(0, count + 1)) };
}

/** The start of the command at `at`, then the ends of the quadratics that follow. */
function quadEnds(commands: readonly Command[], at: number): Point[] {
  const before = commands[at - 1];
  if (!before || before.letter === 'Z' || commands[at]?.letter !== 'Q') return [];
  const points: Point[] = [endOf(before)];
  for (let next = at; commands[next]?.letter === 'Q'; next++) points.push(endOf(commands[next]!));
  return points;
}

function arcsThrough(points: readonly Point[]): Command[] {
  const first = points[0]!;
  const last = points.at(-1)!;
  const middle = points[points.length >> 1]!;
  const circle = (distance(first, last) > distance(first, middle) ? circleThrough(first, middle, last) : null) ?? circleOfTurn(points);
  if (!circle) return [{ letter: 'L', numbers: [...last] }];
  const angle = ([x, y]: Point) => Math.atan2(y - circle.centre[1], x - circle.centre[0]);
  let sweep = 0;
  for (let i = 1; i < points.length; i++) sweep += shortest(angle(points[i]!) - angle(points[i - 1]!));
  const cubics = arcCubics(circle.centre, circle.radius, angle(first), sweep);
  return cubics.map((numbers, i) => ({
    letter: 'C' as const,
    numbers: i === cubics.length - 1 ? [...numbers.slice(0, 4), ...last] : numbers,
  }));
}

/** Ends that meet, or almost do, say nothing of the circle: take a third of the way instead. */
const circleOfTurn = (points: readonly Point[]) =>
  circleThrough(points[0]!, points[Math.floor(points.length / 3)]!, points[Math.floor((2 * points.length) / 3)]!);

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

const shortest = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The point halfway along a quadratic. */
const middleOf = ([x, y]: Point, { numbers: [cx, cy, toX, toY] }: Command): Point => [(x + 2 * cx! + toX!) / 4, (y + 2 * cy! + toY!) / 4];

const endOf = (command: Command): Point => command.numbers.slice(-2) as unknown as Point;

const isOn = ({ centre, radius }: Circle, [x, y]: Point) =>
  Math.abs(Math.hypot(x - centre[0], y - centre[1]) - radius) < TOLERANCE + radius * 5e-4;

function circleThrough([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Circle | null {
  const cross = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  if (Math.abs(cross) < 1e-4) return null;
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / cross;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / cross;
  const radius = Math.hypot(ax - x, ay - y);
  return radius < 5000 ? { centre: [x, y], radius } : null;
}
