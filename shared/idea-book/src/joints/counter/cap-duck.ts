import { idea } from '../../idea.ts';

/** A cap whose peak is the bill of a duck. */
export const capDuck = idea({
  id: 'cap-duck',
  title: 'The bill of the cap',
  says: 'The cap is a duck: its peak is the bill, and its button the tuft.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hats'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    seams: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { peak: { label: 'Length of the peak', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const dome = d.path('M-270 190C-300 -140 -160 -330 70 -330C300 -330 430 -150 430 60V190C200 150 -60 150 -270 190Z').round(26, 0);
    const button = d.rect(10, -400, 120, 90, 40);
    const bill = d.path('M-220 -20C-330 50 -440 96 -590 84C-670 78 -700 150 -644 196C-540 280 -380 290 -230 240Z').round(22, 0).move(0, -56).scale(params['peak']!, 1, [-250, 120]);
    const eye = d.circle(-80, -60, 44);
    const seam = d.line('M70 -460C240 -300 262 -60 262 300');
    if (look === 'line') return [d.layer('cap', dome.rim(42, 'round').union(eye, button), 'main'), d.layer('bill', bill.rim(42, 'round').gapFrom(dome, gap * 0.8), 'second')];
    if (look === 'seams') {
      const mouth = d.line('M-760 64C-600 134 -420 134 -200 64').stroke(gap);
      return [d.layer('cap', dome.union(button).subtract(eye.grow(6), seam.stroke(gap)), 'main'), d.layer('bill', bill.gapFrom(dome, gap).subtract(mouth).withoutSlivers(300), 'main')];
    }
    return [d.layer('cap', dome.union(button).subtract(eye), 'main'), d.layer('bill', bill.gapFrom(dome, gap), 'second', { mono: 'ink' })];
  },
});
