import { idea } from '../../idea.ts';

/** A drum whose lacing is a mountain range. */
export const drumPeaks = idea({
  id: 'drum-peaks',
  title: 'Thunder over the peaks',
  says: 'The lacing of the drum is a range of mountains.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['drum'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { peaks: { label: 'Peaks', min: 2, max: 3, usual: 2 }, gap: { label: 'Gap', min: 20, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const n = Math.round(params['peaks']!);
    const [w, bend] = [430, 90];
    const band = (top: number, bottom: number) => d.path(`M${-w} ${top}C${-w * 0.6} ${top + bend} ${w * 0.6} ${top + bend} ${w} ${top}V${bottom}C${w * 0.6} ${bottom + bend} ${-w * 0.6} ${bottom + bend} ${-w} ${bottom}Z`);
    const skin = d.ellipse(0, -300, w + 20, 110);
    const hoop = band(-284 + gap, -180 + gap).scale((w + 20) / w, 1).union(d.rect(-w - 20, -300, 2 * w + 40, 150 + gap).subtract(d.rect(-w - 20, -180 + gap, 2 * w + 40, 200))).gapFrom(skin, gap);
    const foot = band(300, 400).scale((w + 20) / w, 1);
    const wall = band(-180 + gap * 2, 300 - gap);
    const step = (2 * w) / n;
    const dip = (x: number) => bend * 0.75 * (1 - (x / w) ** 2);
    const top = -150 + gap * 2;
    const range = d.polygon([[-w, 500], ...Array.from({ length: 2 * n + 1 }, (_, i): [number, number] => {
      const x = -w + (i * step) / 2;
      return [x, (i % 2 ? top + 20 : 270 - gap) + dip(x)];
    }), [w, 500]]);
    const mountains = wall.intersect(range).withoutSlivers(200);
    const sky = wall.subtract(range.grow(gap, 'miter')).withoutSlivers(400);
    if (look === 'cut') return [d.layer('drum', d.union(skin, hoop, sky, foot), 'main')];
    if (look === 'duo') return [d.layer('drum', d.union(hoop, sky, foot), 'main'), d.layer('skin and mountains', d.union(skin, mountains), 'second', { mono: 'ink' })];
    return [d.layer('drum', d.union(skin, hoop, sky, foot), 'main'), d.layer('mountains', mountains, 'second', { mono: 'ink' })];
  },
});
