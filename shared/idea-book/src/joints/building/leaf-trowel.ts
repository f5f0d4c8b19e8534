import { idea } from '../../idea.ts';

/** A trowel whose blade is a leaf. */
export const leafTrowel = idea({
  id: 'leaf-trowel',
  title: 'A leaf for a trowel',
  says: 'The blade of the trowel is a leaf, and its handle is the stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'garden', 'tree', 'ivy', 'plant', 'springtime'], trades: ['gardening', 'landscaping'] }, { trades: ['gardening', 'landscaping', 'florist', 'agriculture', 'masonry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
    half: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
  },
  params: { grip: { label: 'Handle length', min: 210, max: 360, usual: 280 }, veins: { label: 'Vein weight', min: 0.9, max: 1.4, usual: 1 } },
  draw: (d, { look, params }) => {
    const blade = d.mirror(d.path('M0 -130C90 -130 220 -90 240 60C256 190 110 330 0 490Z'));
    const neck = d.rect(-23, -230, 46, 130);
    const long = params['grip']!;
    const grip = d.rect(-62, -240 - long, 124, long, 62);
    const hole = d.circle(0, -176 - long, 20);
    const vein = d.line('M0 -160V360M0 40L130 -50M0 40L-130 -50M0 180L130 90M0 180L-130 90').stroke((look === 'line' ? 28 : 24) * params['veins']!, { cap: 'round' });
    const tilt = (shape: typeof blade) => shape.rotate(38);
    if (look === 'line') return [d.layer('blade', tilt(blade.rim(34).union(vein.intersect(blade))), 'main'), d.layer('handle', tilt(d.union(grip.rim(34), d.rect(-17, -250, 34, 130))), 'second')];
    if (look === 'half') return [d.layer('left blade', tilt(blade.intersect(d.rect(-600, -600, 589, 1200))), 'main', { mono: 'ink' }), d.layer('right blade', tilt(blade.intersect(d.rect(11, -600, 589, 1200))), { tint: 'main', by: 0.3 }, { mono: 'ink' }), d.layer('handle', tilt(d.union(grip.subtract(hole), neck).gapFrom(blade, 22)), 'second', { mono: 'ink' })];
    return [d.layer('blade', tilt(blade.subtract(vein)), 'main'), d.layer('handle', tilt(d.union(grip.subtract(hole), neck).gapFrom(blade, 22)), 'second', { mono: 'ink' })];
  },
});
