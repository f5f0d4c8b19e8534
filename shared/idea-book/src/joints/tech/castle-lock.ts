import { idea } from '../../idea.ts';

/** A padlock that is a castle. */
export const castleLock = idea({
  id: 'castle-lock',
  title: 'A castle with a keyhole',
  says: 'The padlock is a castle, and its gate is the keyhole.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['castle', 'tower', 'fort', 'gate', 'knight', 'palace', 'wall', 'king'] }, { things: ['padlock', 'lock', 'key'], trades: ['cybersecurity', 'security', 'locksmith', 'cloud-services', 'insurance', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
  },
  params: { notch: { label: 'Depth of the notches', min: 120, max: 164, usual: 150 }, gate: { label: 'Gate size', min: 0.8, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 36 : 92;
    const notch = (x: number) => d.rect(x, -200, 108, params['notch']!);
    const body = d.rect(-390, -170, 780, 610, [14, 14, 50, 50]).subtract(notch(-244), notch(-54), notch(136)).round(8, 8);
    const shackle = d.line('M-217 -60V-230A217 217 0 0 1 217 -230V-60').stroke(pen);
    const size = params['gate']!;
    const gate = d.path('M-92 330L-52 190A104 104 0 1 1 52 190L92 330Z').round(8, 8).scale(size, size, [0, 220]);
    if (look === 'line') return [d.layer('castle', body.rim(pen), 'main'), d.layer('shackle', shackle.subtract(body.filled()), 'main', { mono: 'join' }), d.layer('gate', gate, 'second')];
    return [d.layer('shackle', shackle.gapFrom(body, 22), look === 'one' ? 'main' : 'second', { mono: 'ink' }), d.layer('castle', body.subtract(gate), 'main', { mono: 'ink' })];
  },
});
