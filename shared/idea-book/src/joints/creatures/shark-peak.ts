import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A peak whose snowline is a row of teeth: the mountain is a shark that comes up. */
export const sharkPeak = idea({
  id: 'shark-peak',
  title: 'The peak that bites',
  says: 'The mountain is a shark that rises: its teeth are the edge of the snow.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['shark'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Open mouth', min: 16, max: 70, usual: 40 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const foot = 400;
    const peak = d.path(`M0 -520C70 -470 160 -310 250 -120C340 70 420 240 480 ${foot}H-480C-420 240 -340 70 -250 -120C-160 -310 -70 -470 0 -520Z`);
    const teeth = 5;
    const zigzag = (lift: number, deep: number): Point[] =>
      Array.from({ length: 2 * teeth + 1 }, (_, i): Point => {
        const x = -500 + (i * 1000) / (2 * teeth);
        return [x, 150 + lift - 260 * Math.cos((x / 500) * (Math.PI / 2)) ** 1 + (i % 2 ? deep : 0) + 90];
      });
    const line = zigzag(0, 150);
    const upper = d.polygon([[-600, -700], [600, -700], [600, line.at(-1)![1]], ...line.toReversed(), [-600, line[0]![1]]]).intersect(peak);
    const lower = peak.subtract(upper.grow(gap, 'miter')).withoutSlivers(600);
    const eyes = d.mirror(d.circle(-92, -206, 30));
    if (look === 'line') {
      const pen = 40;
      const edge = d.polyline(line).stroke(pen, { join: 'miter' }).intersect(peak);
      return [d.layer('peak', peak.round(20, 0).rim(pen, 'round').union(edge), 'main'), d.layer('eyes', eyes, 'second', { mono: 'ink' })];
    }
    return [d.layer('shark', upper.round(8, 0).subtract(eyes), 'main'), d.layer('mountain', lower.round(8, 0), look === 'cut' ? 'main' : 'second')];
  },
});
