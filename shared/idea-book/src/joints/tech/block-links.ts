import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';
import { polar } from '../trust/parts.ts';

/** A cube whose three faces are links that hold each other. */
export const blockLinks = idea({
  id: 'block-links',
  title: 'The block is the chain',
  says: 'Three links hold each other, and together they are a block.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['crypto'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 3, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.052 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 52 : look === 'gradient' ? 116 : 100;
    const [size, over] = [look === 'line' ? 410 : 370, look === 'line' ? 58 : pen * 0.75];
    const links = [0, 120, 240].map((turn) => {
      const middle: Point = polar(size / 2, turn - 90);
      const corners = [turn + 90, turn - 30, turn - 90, turn - 150].map((angle, i): Point => (i % 2 === 0 ? polar(size / 2 + over, angle, middle) : polar((size / 2 + over) * Math.sqrt(3), i === 1 ? turn : turn + 180, middle)));
      return d.polygon([corners[0]!, corners[1]!, corners[2]!, corners[3]!], pen * 0.5).outline(pen);
    });
    const near = d.circle(0, 0, size * 0.55);
    const woven = links.map((link, i) => {
      const [next, last] = [links[(i + 1) % 3]!, links[(i + 2) % 3]!];
      return link.subtract(next.grow(gap).intersect(near), last.grow(gap).subtract(near)).withoutSlivers(3_000);
    });
    const paints = look === 'solid' ? (['main', 'second', 'third'] as const) : look === 'line' ? (['main', 'main', 'main'] as const) : ([{ gradient: ['main', 'second'], from: [-500, -500], to: [500, 500] }, { gradient: ['main', 'second'], from: [-500, -500], to: [500, 500] }, { gradient: ['main', 'second'], from: [-500, -500], to: [500, 500] }] as const);
    return woven.map((link, i) => d.layer(`link ${i + 1}`, link, paints[i]!, { mono: 'ink' }));
  },
});
