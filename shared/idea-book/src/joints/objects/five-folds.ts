import { idea } from '../../idea.ts';
import type { Point } from '@fifteen/drawing';

/** A paper boat of five triangles. */
export const fiveFolds = idea({
  id: 'five-folds',
  title: 'Five folds and afloat',
  says: 'Five triangles, folded into a paper boat.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['origami', 'sailing-boat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap between the folds', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const [bow, stern, heel, toe, dip, top]: Point[] = [[-520, -90], [520, -90], [-300, 340], [300, 340], [0, 116], [0, -430]];
    const hull = d.polygon([bow!, dip!, stern!, toe!, heel!]);
    const creases = d.polyline([heel!, dip!, toe!]).with(d.polyline([top!, dip!]));
    const sail = d.polygon([top!, [-270, 116], [270, 116]]);
    if (look === 'line') {
      const outer = sail.subtract(hull).union(hull).grow(pen / 2);
      const lines = d.union(sail.outline(pen).subtract(hull), hull.outline(pen), d.polyline([heel!, dip!, toe!]).stroke(pen), d.polyline([top!, dip!]).stroke(pen)).intersect(outer);
      return [d.layer('boat', lines, 'main')];
    }
    const cut = creases.stroke(gap);
    const front = hull.subtract(cut).pieces().map((piece) => piece.round(6, 0));
    const behind = sail.gapFrom(hull, gap).subtract(cut).pieces().map((piece) => piece.round(6, 0));
    const middle = front.find(({ bounds }) => Math.abs(bounds.cx) < 5)!;
    const sides = d.union(...front.filter((piece) => piece !== middle));
    const sails = d.union(...behind);
    if (look === 'cut') {
      const small = d.union(middle, sides, sails).scale(0.8).move(0, 14);
      return [d.layer('sea', d.circle(0, 0, 500).subtract(small), 'main')];
    }
    return [d.layer('sail', sails, 'second', { mono: 'ink' }), d.layer('sides', sides, 'main', { mono: 'ink' }), d.layer('keel', middle, { tint: 'main', by: 0.35 }, { mono: 'ink' })];
  },
});
