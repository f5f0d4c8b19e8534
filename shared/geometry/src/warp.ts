import { type Path, parseEvenOdd, print, simplified } from './kernel.ts';
import { type Command, readCommands, writeCommands } from './path-commands.ts';
import { type Point, between, times } from './point.ts';

/** Longest straight piece that is bent as one curve. */
const LONGEST_LINE = 60;

/** Moves every point by `move`: an envelope. Straight lines are cut short first, so that they bend. */
export function warp(path: Path, move: (point: Point) => Point): Path {
  const out: Command[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const command of readCommands(print(path))) {
    const points = times(command.numbers.length / 2, (i): Point => [command.numbers[2 * i]!, command.numbers[2 * i + 1]!]);
    const end = command.letter === 'Z' ? start : points.at(-1)!;
    if (command.letter === 'M') start = end;
    if (command.letter === 'L' || command.letter === 'Z') out.push(...bentLine(at, end, move));
    if (command.letter !== 'L') out.push({ letter: command.letter, numbers: points.flatMap(move) });
    at = end;
  }
  return simplified(parseEvenOdd(writeCommands(out)));
}

function bentLine(from: Point, to: Point, move: (point: Point) => Point): Command[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 0.01) return [];
  const pieces = Math.max(1, Math.ceil(length / LONGEST_LINE));
  return times(pieces, (i) => {
    const thirds = [1, 2, 3].map((third) => between(from, to, (i + third / 3) / pieces));
    return { letter: 'C', numbers: thirds.flatMap(move) };
  });
}
