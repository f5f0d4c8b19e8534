import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A windmill with one sail, turned four ways. */
export const pinwheelMill = idea({
  id: 'pinwheel-mill',
  title: 'Four to the wind',
  says: 'One sail turned four ways makes the cross of the windmill.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['windmill'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { turn: { label: 'Turn of the sails', min: 36, max: 54, usual: 45 } },
  draw: (d, { look, params }) => {
    const turn = params['turn']!;
    const [gap, pen, hub] = [24, 42, -130];
    const blade = d.polygon([[-26, 0], [-26, -490], [146, -490], [110, -150], [26, -150], [26, 0]], 5);
    const sails = d.radial(blade, { count: 4 }).map((sail) => sail.rotate(turn, [0, 0]).move(0, hub));
    const cross = d.union(...sails);
    const eye = d.circle(0, hub, 72);
    const air = d.circle(0, hub, 150);
    const tower = d.path('M-128 -190C-128 -300 128 -300 128 -190L210 520H-210Z').round(10, 0);
    const door = d.rect(-62, 350, 124, 300, [62, 62, 0, 0]);
    if (look === 'line') {
      const wings = d.union(...sails.map((sail) => contour(sail, 36)), eye);
      return [d.layer('tower', contour(tower.gapFrom(d.union(cross, air), gap).pieces()[0]!, pen), 'main'), d.layer('sails', wings, 'second', { mono: 'ink' })];
    }
    const body = tower.subtract(door).gapFrom(d.union(cross, air), gap).pieces()[0]!.round(4, 0);
    if (look === 'cut') {
      const small = (shape: typeof body) => shape.scale(0.8).move(0, 36);
      const run = d.polygon([[-128, -190], [128, -190], [270, 900], [-270, 900]]);
      return [d.layer('disc', d.circle(0, 0, 500).subtract(small(run.gapFrom(d.union(cross, air), gap).pieces()[0]!), small(cross), small(eye)), 'main')];
    }
    return [d.layer('tower', body, 'main', { mono: 'ink' }), d.layer('sails', cross.union(eye), 'second', { mono: 'ink' })];
  },
});
