import { idea } from '../../idea.ts';

/** A key whose bow is a light bulb. */
export const bulbKey = idea({
  id: 'bulb-key',
  title: 'The idea is the key',
  says: 'The key that opens the room is a bright idea: its bow is a light bulb.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['escape-room'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { key: { label: 'Length of the key', min: 300, max: 440, usual: 370 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const long = params['key']!;
    const glass = d.path('M-110 90C-120 -20 -330 -90 -330 -330A330 330 0 0 1 330 -330C330 -90 120 -20 110 90Z').round(20, 0);
    const band = (y: number) => d.rect(-130, y, 260, 74, 37);
    const [one, two] = [90 + gap, 164 + 2 * gap];
    const y = two + 74 + gap;
    const shaft = d.path(`M-62 ${y}H62V${y + long * 0.3}H190V${y + long * 0.52}H62V${y + long * 0.66}H150V${y + long * 0.88}H62V${y + long}H-62Z`).round(12, 0);
    const hole = d.circle(0, -400, 96);
    const shine = d.arc(0, -330, 216, 196, 262).stroke(56, { cap: 'round' });
    const bits = d.union(band(one), band(two), shaft);
    if (look === 'line') return [d.layer('bulb', glass.rim(60).union(d.circle(0, -360, 84)), 'main', { mono: 'ink' }), d.layer('key', bits, 'second', { mono: 'ink' })];
    return [d.layer('bulb', glass.subtract(look === 'cut' ? hole : shine), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('key', bits, 'main', { mono: 'ink' })];
  },
});
