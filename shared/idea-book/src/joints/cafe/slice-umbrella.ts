import { idea } from '../../idea.ts';

/** Half a slice of orange on a bent straw: an umbrella. */
export const sliceUmbrella = idea({
  id: 'slice-umbrella',
  title: 'Juice for a rainy day',
  says: 'Half a slice of orange is the umbrella, and the bent straw is its handle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ trades: ['juice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
  },
  params: { segments: { label: 'Segments', min: 3, max: 6, usual: 4 }, lean: { label: 'Lean', min: -24, max: 24, usual: 14 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['segments']!);
    const [r, gap] = [470, 28];
    const straw = look === 'line' ? 36 : 64;
    const half = d.sector(0, 0, r, 180, 360);
    const hook = d.line('M0 20V380A96 96 0 0 0 192 380V350').stroke(straw, { cap: 'round' });
    const tip = d.rect(-straw / 2, -r - 92, straw, 140, straw / 2);
    const cell = (outer: number, space: number, soft: number) =>
      Array.from({ length: count }, (_, i) => {
        const [from, to] = [180 + (i * 180) / count, 180 + ((i + 1) * 180) / count];
        const slits = [from, to].map((angle) => d.polyline([[0, 0], [r * 2 * Math.cos((angle * Math.PI) / 180), r * 2 * Math.sin((angle * Math.PI) / 180)]]).stroke(space));
        return d.sector(0, 0, outer, from, to).subtract(...slits).withoutSlivers(80).round(soft, 0);
      });
    const lean = (shape: ReturnType<typeof d.circle>) => shape.rotate(params['lean']!);
    if (look === 'line') {
      const pen = 36;
      const inner = r - 2 * pen;
      const ribs = Array.from({ length: count - 1 }, (_, i) => d.rect(0, -pen / 2, inner - 8, pen).rotate(180 + ((i + 1) * 180) / count));
      const pulp = d.sector(0, 0, inner, 180, 360).round(20, 0).rim(pen, 'round').union(...ribs);
      const peel = d.arc(0, 0, r - pen / 2, 180, 360).stroke(pen, { cap: 'butt' });
      return [d.layer('slice', lean(pulp.union(peel)), 'second', { mono: 'join' }), d.layer('straw', lean(hook.move(0, -20).subtract(d.rect(-900, -900, 1800, 900)).union(tip.gapFrom(half, 0))), 'main', { mono: 'join' })];
    }
    if (look === 'cut') return [d.layer('umbrella', lean(d.union(half.round(20, 0).subtract(...cell(r - 64, 44, 22).map((hole) => hole.subtract(d.rect(-900, -44, 1800, 100)).round(18, 0))), hook.move(0, -40), tip.gapFrom(half.shrink(10), 0))), 'main', { mono: 'ink' })];
    const peel = d.sector(0, 0, r, 180, 360, r - 70).round(10, 0);
    const pulp = d.union(...cell(r - 70 - gap, gap, 24));
    const stick = hook.gapFrom(half.subtract(d.rect(-900, -900, 1800, 880)), gap).union(tip.gapFrom(half, gap));
    return [d.layer('peel', lean(peel), 'second', { mono: 'ink' }), d.layer('segments', lean(pulp), 'second', { mono: 'ink' }), d.layer('straw', lean(stick), 'main', { mono: 'ink' })];
  },
});
