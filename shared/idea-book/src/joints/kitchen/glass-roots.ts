import { idea } from '../../idea.ts';

/** A wine glass with roots for a foot. */
export const glassRoots = idea({
  id: 'glass-roots',
  title: 'Rooted where it grows',
  says: 'The foot of the wine glass is roots: the wine comes up from its soil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['winery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 1, stem: 0.08 },
  },
  params: { spread: { label: 'Spread of the roots', min: 250, max: 350, usual: 310 } },
  draw: (d, { look, params }) => {
    const spread = params['spread']!;
    const gap = 22;
    const isLine = look === 'line';
    const pen = isLine ? 38 : 54;
    const bowl = d.path('M-230 -560H230C300 -260 210 -70 0 -70C-210 -70 -300 -260 -230 -560Z').round(20, 0);
    const side = (from: number, to: number, down: number) => {
      const root = d.line(`M0 ${from}C0 ${down * 0.8} ${to * 0.62} ${down * 0.5} ${to} ${down}`);
      return isLine ? root.stroke(pen, { cap: 'round' }) : root.brush([pen, pen * 0.84, pen * 0.68, pen * 0.5], { ends: 'round' });
    };
    const tap = d.polygon([[-pen * 0.48, 90], [pen * 0.48, 90], [pen * (isLine ? 0.48 : 0.25), 480], [-pen * (isLine ? 0.48 : 0.25), 480]]).union(d.circle(0, 480, pen * (isLine ? 0.48 : 0.25)));
    const roots = d.union(d.mirror(side(30, spread, 380)), d.mirror(side(70, spread * 0.5, 470)), tap);
    const stem = d.rect(-pen / 2, -100, pen, 220);
    const tree = d.union(stem, roots).round(0, 16);
    const level = d.wave({ x: -400, y: -300, length: 800, height: 60, waves: 1 }).then(d.polyline([[400, 200], [-400, 200]])).fill();
    if (isLine) return [d.layer('glass', bowl.rim(pen, 'round').union(tree.subtract(bowl.shrink(10))), 'main'), d.layer('wine', bowl.shrink(pen + gap, 'round').intersect(level).round(8, 0), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const surface = d.wave({ x: -400, y: -330, length: 800, height: 60, waves: 1 }).stroke(30);
      return [d.layer('glass', bowl.subtract(surface).union(tree.subtract(bowl.shrink(10))), 'main')];
    }
    const wine = bowl.shrink(46 + gap, 'round').intersect(level).round(10, 0);
    return [d.layer('glass', bowl.rim(46, 'round').union(tree.subtract(bowl.shrink(10))), 'main', { mono: 'ink' }), d.layer('wine', wine, 'second', { mono: 'ink' })];
  },
});
