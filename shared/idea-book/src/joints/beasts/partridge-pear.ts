import { idea } from '../../idea.ts';

/** A partridge that is the pear of its pear tree. */
export const partridgePear = idea({
  id: 'partridge-pear',
  title: 'No tree needed',
  says: 'The partridge is the pear: its wing is the leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['partridge'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.16 },
  },
  params: { wing: { label: 'Size of the wing', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['wing']!;
    const [gap, pen] = [24, 44];
    const pear = d.path('M60 -400C150 -400 210 -330 210 -240C210 -120 380 0 380 220C380 400 240 500 40 500C-180 500 -320 390 -340 200C-350 20 -110 -90 -90 -240C-80 -330 -30 -400 60 -400Z');
    const stalk = d.line('M50 -390C50 -450 20 -500 -40 -530').stroke(look === 'line' ? pen : 54, { cap: 'round' });
    const beak = d.polygon([[190, -320], [340, -250], [200, -190]], 14);
    const tail = d.leaf([-250, 180], [-560, 60], 0.14).round(8, 0);
    const wing = d.leaf([180, 170], [-330, 330], 0.26, 0.16).round(8, 0).scale(k, k, [0, 240]);
    const eye = d.circle(96, -270, 34);
    if (look === 'line') return [d.layer('pear', d.union(pear.rim(pen, 'round'), stalk.subtract(pear.shrink(4))).gapFrom(beak, gap).union(eye), 'main'), d.layer('beak', beak, 'second'), d.layer('wing', wing.intersect(pear.shrink(pen + gap)).round(10, 0), 'second')];
    if (look === 'cut') return [d.layer('partridge', d.union(pear, stalk, beak, tail).round(0, 16).subtract(eye, wing.rim(pen - 8, 'round')), 'main')];
    return [d.layer('pear', d.union(pear, stalk).round(0, 20).gapFrom(beak, gap).subtract(eye), 'main'), d.layer('beak', beak, 'second'), d.layer('wing', wing, 'second')];
  },
});
