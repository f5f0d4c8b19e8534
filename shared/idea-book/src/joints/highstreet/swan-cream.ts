import { idea } from '../../idea.ts';

/** A jar of cream that is a swan. */
export const swanCream = idea({
  id: 'swan-cream',
  title: 'Swan in the cream',
  says: 'The cream rises out of its jar as the neck of a swan.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { neck: { label: 'Neck', min: 0.88, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['neck']!;
    const sharp = look === 'cut';
    const jar = d.rect(-380, 130, 760, 330, sharp ? [0, 0, 30, 30] : [24, 24, 120, 120]);
    const lip = d.rect(-410, 30, 820, 76, sharp ? 0 : 30);
    const neck = d.line('M40 60C-140 0 -250 -90 -210 -190C-180 -270 -40 -280 -60 -390C-74 -460 -170 -470 -220 -400').brush([250, 190, 130, 112, 108, 110, 96], { ends: 'round' }).scale(k, k, [0, 40]);
    const beak = d.polygon([[-230, -440], [-380, -330], [-196, -352]], 10).scale(k, k, [0, 40]);
    const wing = d.path('M-120 40C-60 -60 60 -130 190 -140C270 -150 330 -190 380 -240C400 -100 360 0 300 40Z').round(12, 0);
    const eye = d.circle(-160, -402, 20).scale(k, k, [0, 40]);
    const above = d.rect(-900, -900, 1800, 930);
    const swan = d.union(neck, wing).round(0, 26).intersect(above);
    if (look === 'line') return [d.layer('jar', d.union(jar.rim(46, 'round'), lip), 'main', { mono: 'ink' }), d.layer('swan', d.union(swan.subtract(eye), beak.gapFrom(neck, 18)).gapFrom(lip, 20), 'second', { mono: 'ink' })];
    const cream = swan.subtract(eye).gapFrom(lip, 24);
    const bill = beak.gapFrom(neck, 20);
    if (sharp) return [d.layer('swan', d.union(jar, lip, cream, bill), 'main')];
    return [d.layer('jar', d.union(jar, lip, bill), 'main', { mono: 'ink' }), d.layer('swan', cream, 'second', { mono: 'ink' })];
  },
});
