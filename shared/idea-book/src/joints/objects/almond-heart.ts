import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Two almonds that lean together into a heart. */
export const almondHeart = idea({
  id: 'almond-heart',
  title: 'Two almonds, one heart',
  says: 'Two almonds lean together into a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['almond'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { lean: { label: 'Lean', min: 26, max: 38, usual: 32 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const [gap, pen] = [26, 44];
    const nut = d.mirror(d.path('M0 480C-60 380 -250 200 -250 -110C-250 -280 -130 -400 0 -400Z')).round(10, 0);
    const grooves = d.union(d.line('M0 -300C0 -100 0 60 0 220').stroke(gap, { cap: 'round' }), d.mirror(d.line('M-104 -240C-130 -80 -110 60 -70 170').stroke(gap, { cap: 'round' })));
    const tip: readonly [number, number] = [0, 480];
    const turned = (shape: typeof nut) => shape.rotate(-lean, [...tip]);
    const side = d.rect(-900, -900, 900 - gap / 2, 1800);
    const left = turned(nut).intersect(side);
    const right = left.flipX(0);
    const marks = turned(grooves);
    if (look === 'line') {
      const rib = turned(d.line('M-30 -240C-40 -80 -36 60 -20 170').stroke(pen, { cap: 'round' }));
      return [d.layer('left almond', contour(left, pen).union(rib), 'main'), d.layer('right almond', contour(right, pen).union(rib.flipX(0)), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const one = d.circle(0, 20, 580);
      return [d.layer('disc', one.subtract(d.mirror(left.subtract(marks)).scale(0.8).move(0, 14)), 'main')];
    }
    return [d.layer('left almond', left.subtract(marks), 'main', { mono: 'ink' }), d.layer('right almond', right.subtract(marks.flipX(0)), 'second', { mono: 'ink' })];
  },
});
