import { idea } from '../../idea.ts';

/** A gull that is a sailing boat. */
export const gullBoat = idea({
  id: 'gull-boat',
  title: ({ things }) => `The ${things[0]} under sail`,
  says: ({ things }) => `The body of the ${things[0]} is a hull, its raised wings are the sails.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['gull', 'tern', 'albatross'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.14 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { sail: { label: 'Sails', min: 0.9, max: 1.08, usual: 1 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['sail']!, params['gap']!];
    const hull = d.path('M-440 -20C-440 -110 -370 -170 -290 -170C-200 -170 -150 -110 -130 -40C-110 40 -30 90 80 90H500C460 260 300 380 60 380C-160 380 -300 280 -340 120C-400 100 -440 50 -440 -20Z').round(10, 20);
    const beak = d.path('M-420 -100C-480 -96 -520 -70 -560 -30C-510 -10 -470 -6 -424 -10Z').round(6, 0);
    const eye = d.circle(-316, -60, 27);
    const main = d.path('M130 20V-560C330 -420 440 -200 450 20Z').round(8, 0).scale(size, size, [130, 20]);
    const aft = d.path('M100 20V-420C0 -300 -60 -150 -66 20Z').round(8, 0).scale(size, size, [100, 20]).move(30 - gap, 0);
    const sails = d.union(main, aft).move(0, 90 - 20 - gap);
    if (look === 'duo') return [d.layer('gull', d.union(hull.subtract(eye), beak.gapFrom(hull, 18)), 'main'), d.layer('sails', sails.gapFrom(hull, gap), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('gull', d.union(hull.subtract(eye), beak.gapFrom(hull, 18), sails.gapFrom(hull, gap)), 'main')];
    return [d.layer('gull', hull.subtract(eye).union(main.move(0, 90 - 20 - gap).gapFrom(hull, gap)), 'main'), d.layer('sail and beak', d.union(aft.move(0, 90 - 20 - gap).gapFrom(hull, gap), beak.gapFrom(hull, 18)), 'second', { mono: 'ink' })];
  },
});
