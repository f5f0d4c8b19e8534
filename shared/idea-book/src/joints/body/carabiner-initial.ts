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
  },
  draw: (d, { look, letters }) => {
    const pen = look === 'line' ? 56 : 110;
    const loop = letters === 'D' ? d.line('M-180 -410H0A300 300 0 0 1 300 -110V110A300 300 0 0 1 0 410H-180A90 90 0 0 1 -270 320V-320A90 90 0 0 1 -180 -410Z') : d.line('M0 -420A270 270 0 0 1 270 -150V150A270 270 0 0 1 -270 150V-150A270 270 0 0 1 0 -420Z');
    const x = letters === 'D' ? -270 : 270;
    const gap = d.rect(x - 100, -210, 200, 400);
    const frame = loop.stroke(pen).subtract(gap);
    const bar = d.rect(x - pen / 2, -186, pen, 352, 16).union(d.rect(x - pen / 2 - 22, -60, pen + 44, 170, 18));
    const gate = letters === 'C' ? bar.rotate(-34, [x, 190]) : bar;
    return [d.layer('frame', frame, 'main'), d.layer('gate', gate, 'second', { mono: 'ink' })];
  },
});
