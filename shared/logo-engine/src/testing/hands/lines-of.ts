import { readCommands } from '../../geometry/path-commands.ts';

export interface Lines {
  /** Shares of the outlines' length: curves; straight and level or upright; at 30, 45 or 60 degrees; at any other angle. */
  curved: number;
  level: number;
  oblique: number;
  odd: number;
  /** Segments of outline for a length of 1,000. */
  turns: number;
}

const TOLERANCE = 1.2;
const OBLIQUE = [30, 45, 60, 120, 135, 150];

/** What the outlines are made of. */
export function linesOf(data: readonly string[]): Lines {
  const sums = { curved: 0, level: 0, oblique: 0, odd: 0 };
  let segments = 0;
  for (const d of data) {
    let [x, y] = [0, 0];
    for (const { letter, numbers } of readCommands(d)) {
      const [toX, toY] = numbers.length > 0 ? (numbers.slice(-2) as [number, number]) : [x, y];
      if (letter !== 'M' && letter !== 'Z') {
        sums[letter === 'L' ? kindOf(toX - x, toY - y) : 'curved'] += Math.hypot(toX - x, toY - y);
        segments += 1;
      }
      [x, y] = [toX, toY];
    }
  }
  const total = Math.max(1, sums.curved + sums.level + sums.oblique + sums.odd);
  return { curved: sums.curved / total, level: sums.level / total, oblique: sums.oblique / total, odd: sums.odd / total, turns: (segments / total) * 1000 };
}

function kindOf(dx: number, dy: number): 'level' | 'oblique' | 'odd' {
  const degrees = ((Math.atan2(dy, dx) * 180) / Math.PI + 180) % 180;
  if ([0, 90, 180].some((angle) => Math.abs(degrees - angle) < TOLERANCE)) return 'level';
  return OBLIQUE.some((angle) => Math.abs(degrees - angle) < TOLERANCE) ? 'oblique' : 'odd';
}
