import { idea } from '../../idea.ts';

/** A stag whose head is an arrowhead. */
export const stagArrowhead = idea({
  id: 'stag-arrowhead',
  title: 'Stag and arrow',
  says: 'The head of the stag is an arrowhead: its ears are the barbs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hunting', 'archery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.08 },
    halves: { manner: 'print', vibes: ['tech_sharp', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.08 },
  },
  params: { antlers: { label: 'Weight of the antlers', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['antlers']!;
    const head = d.mirror(d.path('M0 -80L90 -70L150 20L370 -70C330 120 180 330 0 600Z')).round(8, 10);
    const beam = d.line('M66 -60C110 -240 380 -210 390 -420C394 -510 360 -590 310 -650').brush([90 * k, 84 * k, 78 * k, 66 * k, 40 * k]);
    const tines = d.union(
      d.line('M200 -210C220 -300 210 -400 160 -500').brush([76 * k, 64 * k, 34 * k]),
      d.line('M382 -360C440 -400 490 -470 500 -560').brush([70 * k, 60 * k, 34 * k]),
      d.line('M84 -110C50 -180 30 -240 40 -320').brush([60 * k, 50 * k, 30 * k]),
    );
    const antlers = d.mirror(beam.union(tines).round(0, 16));
    const eyes = d.mirror(d.leaf([84, 84], [190, 140], 0.24));
    const tip = d.rect(-400, 400, 800, 400);
    const stag = head.union(antlers).round(0, 14);
    if (look === 'halves') {
      const side = stag.subtract(eyes).intersect(d.rect(gap / 2, -900, 900, 2000));
      return [d.layer('one side', side, 'main', { mono: 'ink' }), d.layer('other side', side.flipX(0), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('stag', stag.subtract(eyes), 'main', { mono: 'ink' })];
    return [d.layer('stag', stag.subtract(eyes, tip.grow(gap)), 'main', { mono: 'ink' }), d.layer('muzzle', head.intersect(tip), 'second', { mono: 'ink' })];
  },
});
