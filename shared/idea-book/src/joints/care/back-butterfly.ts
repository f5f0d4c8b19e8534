import { idea } from '../../idea.ts';

/** The shoulder blades of a back are wings, and its spine is the body of a butterfly. */
export const backButterfly = idea({
  id: 'back-butterfly',
  title: 'Light on your back',
  says: 'The shoulder blades are the wings of a butterfly, and the spine is its body.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physiotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { wings: { label: 'Size of the wings', min: 0.9, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['wings']!;
    const line = look === 'line';
    const torso = d.mirror(d.path('M0 -280H72V-262C72 -222 110 -206 170 -196C290 -176 370 -130 376 -10C380 60 300 120 276 220C258 300 262 380 270 470H0Z')).round(0, 20);
    const head = d.circle(0, -420, 118);
    const upper = d.path('M30 -10C40 -100 110 -150 190 -140C270 -130 300 -70 270 0C240 70 130 90 30 60Z').round(20, 0);
    const lower = d.path('M30 90C100 100 180 110 196 170C212 240 160 300 100 280C50 262 36 190 30 120Z').round(20, 0);
    const wings = d.mirror(upper.union(lower)).scale(k, k, [0, 60]);
    const spine = d.rect(-19, -130, 38, 470, 19);
    if (line) {
      const pen = 40;
      return [d.layer('back', torso.rim(pen, 'round').subtract(d.rect(-400, 430, 800, 80)).union(head.rim(pen)), 'main', { mono: 'ink' }), d.layer('butterfly', wings.rim(34, 'round').union(spine), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('back', torso.subtract(wings).union(head), 'main')];
    return [d.layer('back', torso.subtract(wings.grow(18), spine.grow(18)).union(head), 'main', { mono: 'ink' }), d.layer('butterfly', wings.gapFrom(spine, 0).union(spine), 'second', { mono: 'ink' })];
  },
});
