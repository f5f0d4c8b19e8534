import { idea } from '../../idea.ts';

/** The letter E as the charge of a battery. */
export const batteryE = idea({
  id: 'battery-e',
  title: 'A full E',
  says: 'The three bars of the E are a fully charged battery.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['battery', 'energy'], trades: ['energy', 'ev-charging', 'electrician', 'solar-energy', 'hardware'] }],
  initials: 'EЕΕ',
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.1 },
    case: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { bars: { label: 'Bar weight', min: 132, max: 196, usual: 164 }, middle: { label: 'Middle bar', min: 340, max: 460, usual: 396 } },
  draw: (d, { look, params }) => {
    const [tall, middle] = [params['bars']!, params['middle']!];
    const bars = [-238, 20, 278].map((y, i) => d.rect(-146, y - tall / 2, [476, middle, 476][i]!, tall, 24));
    const spine = d.rect(-330, -320, 160, 680, [60, 24, 24, 60]);
    const cap = d.rect(-130, -426, 260, 82, [34, 34, 6, 6]);
    if (look === 'line') return [d.layer('case', d.rect(-330, -400, 660, 850, 80).rim(36, 'round').union(d.rect(-130, -490, 260, 62, [24, 24, 0, 0])), 'main', { mono: 'ink' }), d.layer('charge', d.line(`M-180 -250H180M-180 25H${middle - 276}M-180 300H180M-180 -250V300`).stroke((64 * tall) / 164, { cap: 'round' }), 'second')];
    if (look === 'case') return [d.layer('case', d.rect(-360, -420, 720, 890, 110).union(d.rect(-140, -500, 280, 140, 30)), 'main'), d.layer('charge', d.line(`M-170 -230H200M-170 25H${middle - 266}M-170 280H200M-170 -230V280`).stroke((110 * tall) / 164, { cap: 'round' }), 'second')];
    return [d.layer('spine', spine, 'main', { mono: 'ink' }), d.layer('bars', d.union(...bars), 'second', { mono: 'ink' }), d.layer('pole', cap, 'main', { mono: 'ink' })];
  },
});
