import { idea } from '../../idea.ts';

/** The initial is a carabiner. */
export const carabinerInitial = idea({
  id: 'carabiner-initial',
  title: ({ letters }) => `${letters} clipped in`,
  says: ({ letters }) => `The letter ${letters} is a carabiner with its gate.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['carabiner', 'rope', 'climber', 'climbing-hold'], trades: ['climbing', 'hiking', 'outdoor-gear'] }],
  initials: 'CDO',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.15 },
  },
  params: { weight: { label: 'Weight', min: 0.86, max: 1.16, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const pen = (look === 'line' ? 56 : look === 'cut' ? 150 : 110) * params['weight']!;
    const loop = letters === 'D' ? d.line('M-180 -410H0A300 300 0 0 1 300 -110V110A300 300 0 0 1 0 410H-180A90 90 0 0 1 -270 320V-320A90 90 0 0 1 -180 -410Z') : d.line('M0 -420A270 270 0 0 1 270 -150V150A270 270 0 0 1 -270 150V-150A270 270 0 0 1 0 -420Z');
    const x = letters === 'D' ? -270 : 270;
    const gap = d.rect(x - 100, -210, 200, 400);
    const frame = loop.stroke(pen).subtract(gap);
    const bar = d.rect(x - pen / 2, -186, pen, 352, 16).union(d.rect(x - pen / 2 - 22, -60, pen + 44, 170, 18));
    const gate = letters === 'C' ? bar.rotate(-34, [x, 190]) : bar;
    if (look === 'cut') {
      const wide = letters === 'C' ? pen * 0.68 : pen;
      const latch = d.rect(x - wide / 2, -180, wide, 340, 12).subtract(d.rect(x - wide, -20, 2 * wide, 28)).rotate(letters === 'C' ? -34 : 0, [x, 190]);
      return [d.layer('frame', frame, 'main'), d.layer('gate', latch.gapFrom(frame, 24), 'main')];
    }
    return [d.layer('frame', frame, 'main'), d.layer('gate', gate, 'second', { mono: 'ink' })];
  },
});
