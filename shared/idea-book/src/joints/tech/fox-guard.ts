import { idea } from '../../idea.ts';

/** A shield that is the face of a fox. */
export const foxGuard = idea({
  id: 'fox-guard',
  title: 'A fox on guard',
  says: 'The shield is the face of a fox, ears up and wide awake.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fox', 'wolf'] }, { things: ['shield', 'lock'], trades: ['cybersecurity', 'security', 'insurance', 'cloud-services', 'software', 'artificial-intelligence'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.09 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { ears: { label: 'Ear height', min: 430, max: 550, usual: 480 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const [gap, ears] = [params['gap']!, params['ears']!];
    const half = d.path(`M0 -200L150 -250L360 ${-ears}C390 -330 400 -200 390 -60C380 180 240 370 0 490Z`);
    const head = d.mirror(half).round(10, 10);
    const muzzle = d.path('M500 -120C340 -110 150 20 96 160C70 230 40 250 0 252V600H600Z').intersect(half);
    const nose = d.path('M-84 372C-60 340 60 340 84 372C70 420 40 450 0 486C-40 450 -70 420 -84 372Z').round(10, 0);
    const eye = d.polygon([[84, -34], [216, -124], [204, -72], [140, -16]], 8);
    const inner = d.polygon([[216, -268], [330, 94 - ears], [342, -236]], 10);
    if (look === 'line') {
      const edge = d.line('M110 270C120 120 240 -30 380 -60').stroke(36, { cap: 'round' });
      return [d.layer('shield', head.rim(38, 'round').union(d.mirror(edge.intersect(half))).gapFrom(nose, gap - 6), 'main', { mono: 'ink' }), d.layer('eyes', d.mirror(eye).union(nose), 'second')];
    }
    const mask = head.subtract(d.mirror(d.union(muzzle.grow(gap), eye, inner)));
    const cheeks = d.mirror(muzzle).gapFrom(nose, gap);
    return [d.layer('mask', mask, 'main', { mono: 'ink' }), d.layer('cheeks', cheeks, look === 'one' ? 'main' : 'second', { mono: 'ink' }), d.layer('nose', nose, 'main', { mono: 'ink' })];
  },
});
