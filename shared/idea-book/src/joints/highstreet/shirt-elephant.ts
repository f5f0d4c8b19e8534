import { idea } from '../../idea.ts';

/** A child's shirt that is an elephant: the sleeves are its ears. */
export const shirtElephant = idea({
  id: 'shirt-elephant',
  title: 'All ears',
  says: 'The shirt is an elephant: its sleeves are the ears, and the trunk runs down the front.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kids-fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { ears: { label: 'Ear size', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['ears']!;
    const neck = d.ellipse(0, -420, 112, 96);
    const body = d.path('M-250 -400C-190 -420 -140 -430 -100 -440H100C140 -430 190 -420 250 -400V440C250 462 240 470 220 470H-220C-240 470 -250 462 -250 440Z').subtract(neck);
    const ear = d.path('M-230 -392C-380 -390 -500 -260 -500 -100C-500 20 -430 90 -350 76C-300 66 -262 30 -230 -20Z').round(16, 0).scale(k, k, [-240, -200]);
    const trunk = d.line('M0 -210C0 0 -10 120 0 220C14 340 150 340 156 220').brush([170, 160, 136, 112, 98, 92], { ends: 'round' });
    const eyes = d.mirror(d.circle(158, -150, 36));
    if (look === 'line') {
      const pen = 46;
      return [d.layer('shirt', d.union(body.rim(pen, 'round'), eyes), 'main', { mono: 'ink' }), d.layer('ears', d.mirror(ear.rim(pen, 'round')).gapFrom(body, -pen), 'second', { mono: 'ink' }), d.layer('trunk', d.line('M0 -110C0 40 -6 140 0 250C8 350 120 350 130 250').stroke(pen, { cap: 'round' }), 'main', { mono: 'ink' })];
    }
    const ears = d.mirror(ear).gapFrom(body, 24);
    const front = body.subtract(eyes, look === 'cut' ? trunk : trunk.shrink(4, 'round'));
    if (look === 'cut') return [d.layer('shirt', d.union(front, ears), 'main')];
    return [d.layer('shirt', front, 'main', { mono: 'ink' }), d.layer('ears', ears, 'second', { mono: 'ink' }), d.layer('trunk', trunk, 'second', { mono: 'none' })];
  },
});
