import { chanceFrom } from '../../../chance/chance.ts';
import { type Path, circle, ellipse, fromSvg, rect, rotate, stroke, times } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { downwards } from './terrain.ts';

/** A street that never sleeps. */
export function neon(): Picture {
  const chance = chanceFrom('neon');
  const towers = times(13, (i) => rect(i * 66 - 20, chance.range(120, 330), 58, 500));
  const windows = times(90, () => rect(Math.round(chance.range(0, 60)) * 13.2, Math.round(chance.range(18, 42)) * 12, 6, 6));
  const rain = times(44, () => {
    const [x, y] = [chance.range(-20, 800), chance.range(0, 560)];
    return rotate(rect(x, y, 1.6, chance.range(20, 54)), 12, x, y);
  });
  const sign = (path: Path, ink: string, glow: string) => [...paint(glow, stroke(path, 26)), ...paint(ink, stroke(path, 8))];
  return {
    ground: downwards([0, '#150a2e'], [0.6, '#3a0f52'], [1, '#0c0720']),
    paints: [
      ...paint('#0f0a24', ...towers),
      ...paint('#ffb84d', ...windows),
      ...paint('#2a1450', ...rain),
      ...sign(circle(250, 220, 96), '#ff3d9a', '#6d1459'),
      ...sign(circle(250, 220, 44), '#ff3d9a', '#6d1459'),
      ...sign(fromSvg('M440 130H640V250H440Z'), '#21e6f2', '#0f4a6b'),
      ...sign(fromSvg('M476 220L520 160L564 220L604 160'), '#21e6f2', '#0f4a6b'),
      ...sign(fromSvg('M520 320V460M470 410L520 460L570 410'), '#ffd23d', '#6b4a14'),
      ...paint('#090516', rect(0, 520, 800, 80)),
      ...paint('#6d1459', ellipse(250, 560, 120, 9)),
      ...paint('#0f4a6b', ellipse(540, 566, 140, 9)),
    ],
  };
}
