import { idea } from '../../idea.ts';

/** The letter h is a chair. */
export const chairH = idea({
  id: 'chair-h',
  title: 'A seat in the h',
  says: 'The letter h is a chair: its stem is the back, and a cushion lies on its shoulder.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['chair'], trades: ['furniture', 'interior-design', 'carpentry', 'woodworking'] }],
  initials: 'H',
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 14, max: 36, usual: 22 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 52 : 112) * params['weight']!;
    const gap = params['gap']!;
    const soft = look === 'cut' ? 0 : 150;
    const shoulder = soft ? `H${220 - soft}A${soft} ${soft} 0 0 1 220 ${70 + soft}` : 'H220';
    const letter = d.line(`M-220 470V-470M-220 70${shoulder}V470`).stroke(pen, { join: 'miter' });
    const left = -220 + pen / 2 + gap;
    const bottom = 70 - pen / 2 - gap;
    const cushion = d.rect(left, bottom - 96, 220 + pen / 2 - left, 96, look === 'cut' ? 6 : 48);
    return [d.layer('letter', letter, 'main', { mono: 'ink' }), d.layer('cushion', cushion, 'second', { mono: 'ink' })];
  },
});
