import { idea } from '../../idea.ts';
import { blade, contour } from './parts.ts';

/** A carrot: one leaf form points down, three of the same point up. */
export const carrotLeaves = idea({
  id: 'carrot-leaves',
  title: 'Root and leaves',
  says: 'The root and its greens are the same leaf form, one down and three up.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['carrot'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { lean: { label: 'Spread of the leaves', min: 36, max: 48, usual: 42 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const root = d.mirror(d.path('M4 -190C-100 -215 -236 -190 -236 -60C-236 120 -110 400 4 560Z')).round(16, 0);
    const greens = [-lean, 0, lean].map((turn) => blade(d, [0, -170], turn ? 360 : 380, 0.28, turn));
    const tops = [greens[1]!, d.union(greens[0]!, greens[2]!).gapFrom(greens[1]!, 20)];
    const nicks = d.union(d.line('M-300 20H-60').stroke(40, { cap: 'round' }), d.line('M300 140H50').stroke(40, { cap: 'round' }), d.line('M-300 270H-30').stroke(40, { cap: 'round' }));
    const all = d.union(...tops).gapFrom(root, 22).withoutSlivers(600);
    if (look === 'line') return [d.layer('root', contour(root, 44).rotate(36, [0, 0]), 'main'), d.layer('greens', d.union(...all.pieces().map((each) => contour(each, 42))).rotate(36, [0, 0]), 'second')];
    if (look === 'cut') {
      const disc = d.circle(0, 30, 540);
      return [d.layer('carrot', disc.subtract(root.subtract(nicks).union(all).rotate(36, [0, 0]).scale(0.84).move(20, 20)), 'main')];
    }
    return [d.layer('root', root.subtract(nicks).round(8, 0).rotate(36, [0, 0]), 'main'), d.layer('greens', all.rotate(36, [0, 0]), 'second', { mono: 'ink' })];
  },
});
