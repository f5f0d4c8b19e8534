import { idea } from '../../idea.ts';

/** A waterfall that bends over the edge in even bands and ends in rings. */
export const overTheEdge = idea({
  id: 'over-the-edge',
  title: 'Over the edge',
  says: 'Bands of water bend over one edge, fall and end in rings.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['waterfall'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
    square: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.1 },
  },
  params: { band: { label: 'Width of the bands', min: 80, max: 110, usual: 96 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const gap = line ? 50 : 28;
    const band = line ? 50 : params['band']!;
    const step = band + gap;
    const inner = 90;
    const fall = (i: number, foot: number) => {
      const r = inner + band / 2 + i * step;
      return d.line(`M520 ${-300 - r + 0}H60A${r} ${r} 0 0 0 ${60 - r} -300V${foot}`).stroke(band, { cap: 'butt' });
    };
    const water = d.union(...[200, 250, 200].map((foot, i) => fall(i, foot))).round(10, 0);
    const rock = d.path(`M520 ${-300 - inner + gap + 6}H100A${inner} ${inner} 0 0 0 ${60 + gap} -200V500H520Z`).round(14, 0);
    const middle = 60 - inner - band / 2 - step;
    const rings = d.union(...[0, 1].map((i) => d.rect(middle - 330 + i * 90, 300 + i * step, 2 * (270 - i * 90), band * 0.9, band / 2)));
    const pool = rings.gapFrom(rock, gap).withoutSlivers(900);
    if (look === 'square') return [d.layer('fall', d.rect(-560, -560, 1120, 1120, 200).subtract(d.union(water.union(d.rect(400, -300 - inner - 3 * step + gap, 300, 10).intersect(water)), pool).move(30, 30).intersect(d.rect(-560, -560, 1120, 1120))).withoutSlivers(600), 'main')];
    return [d.layer('water', water, 'second', { mono: 'ink' }), d.layer('pool', pool, 'second', { mono: 'ink' }), d.layer('rock', line ? rock.rim(band, 'round') : rock, 'main', { mono: 'ink' })];
  },
});
