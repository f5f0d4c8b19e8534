import { idea } from '../../idea.ts';

/** An elephant whose trunk is a chili; its green cap is the headdress. */
export const elephantChili = idea({
  id: 'elephant-chili',
  title: 'Trunk full of fire',
  says: 'The trunk of the elephant is a chili, and its cap is the headdress.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['indian-restaurant'], things: ['elephant'] }, { trades: ['indian-restaurant', 'spices'], things: ['chili'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'modern_flat', 'bold_abstract'], colors: 3, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 26, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const chili = d.line('M0 -240C0 -60 -20 120 0 270C16 390 120 420 230 330').brush([190, 212, 208, 200, 190, 172, 136, 84, 24], { ends: 'round' }).round(0, 44);
    const cap = d.mirror(d.path('M0 -120L44 -170L90 -136C100 -170 116 -180 128 -200C124 -290 70 -330 34 -350C30 -390 34 -420 50 -450C40 -470 20 -480 0 -480Z')).round(12, 10);
    const head = d.ellipse(0, -130, 250, 250);
    const ear = d.path('M200 -250C280 -400 540 -350 540 -90C540 110 420 230 270 200C220 190 200 130 190 60Z').round(30, 0);
    const eyes = d.mirror(d.circle(190, -110, 24));
    const red = chili.gapFrom(cap, gap);
    if (look === 'line') {
      const pen = 38;
      const ears = d.mirror(ear.gapFrom(head, gap).rim(pen, 'round')).union(head.rim(pen, 'round')).gapFrom(d.union(chili, cap), gap);
      return [d.layer('elephant', ears.union(eyes), 'main'), d.layer('chili', chili.rim(pen, 'round').gapFrom(cap, gap), 'second', { mono: 'ink' }), d.layer('cap', cap, 'second', { mono: 'ink' })];
    }
    const face = head.gapFrom(d.union(chili, cap), gap).round(8, 0).subtract(eyes);
    const ears = d.mirror(ear.gapFrom(head, gap));
    if (look === 'cut') return [d.layer('elephant', d.union(d.mirror(ear), head).gapFrom(d.union(chili, cap), gap).subtract(eyes), 'main'), d.layer('chili', chili.union(cap), 'second', { mono: 'ink' })];
    return [d.layer('ears', ears, 'main'), d.layer('face', face, 'main'), d.layer('chili', red, 'second', { mono: 'ink' }), d.layer('cap', cap, 'third', { mono: 'ink' })];
  },
});
