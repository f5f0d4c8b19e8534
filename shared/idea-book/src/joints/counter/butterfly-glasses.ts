import { idea } from '../../idea.ts';

/** Glasses whose lenses are the wings of a butterfly. */
export const butterflyGlasses = idea({
  id: 'butterfly-glasses',
  title: 'Glasses take wing',
  says: 'The lenses of the glasses are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['optician', 'eyewear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.09 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { frame: { label: 'Width of the frame', min: 56, max: 96, usual: 76 }, wings: { label: 'Lower wings', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [frame, size] = [params['frame']!, params['wings']!];
    const gap = 26;
    const wing = d.path('M40 -40C60 -170 200 -270 360 -310C470 -340 570 -390 620 -380C660 -170 590 110 350 130C170 140 40 80 40 -40Z').round(40, 0);
    const lower = d.path('M50 110C130 170 240 190 340 176C420 250 400 400 290 420C170 440 60 300 50 110Z').round(26, 0).scale(size, size, [50, 110]);
    const bridge = d.rect(-80, -110, 160, 84, 20).union(d.rect(-42, -160, 84, 260, 42));
    const feeler = d.mirror(d.line('M14 -130C14 -260 70 -340 140 -390').stroke(look === 'line' ? 36 : 44, { cap: 'round' }).union(d.circle(144, -394, look === 'line' ? 32 : 40)));
    if (look === 'line') return [d.layer('glasses', d.mirror(wing.rim(46, 'round')).union(feeler, d.rect(-60, -80, 120, 46)), 'main'), d.layer('wings', d.mirror(lower.gapFrom(wing, gap).rim(40, 'round')), 'second')];
    const frames = d.mirror(wing.rim(look === 'bold' ? frame * 1.35 : frame, 'round')).union(feeler, bridge).round(0, 14);
    return [d.layer('glasses', frames, 'main'), d.layer('wings', d.mirror(lower.gapFrom(wing, gap)).gapFrom(bridge, gap), look === 'bold' ? 'main' : 'second', { mono: 'ink' })];
  },
});
