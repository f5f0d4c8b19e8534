import { idea } from '../../idea.ts';

/** Plus and minus are the eyes of a wink, and the equals sign smiles. */
export const sumSmile = idea({
  id: 'sum-smile',
  title: 'It all adds up',
  says: 'Plus and minus are the eyes, one of them winking, and the equals sign is bent into a smile.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['calculator', 'abacus'], trades: ['accounting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.11 },
    key: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { weight: { label: 'Weight', min: 92, max: 128, usual: 112 }, smile: { label: 'Smile', min: 58, max: 74, usual: 66 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']! * (look === 'line' ? 0.46 : look === 'key' ? 0.78 : 1);
    const cap = look === 'key' ? 'butt' : 'round';
    const stroke = (data: string) => d.line(data).stroke(pen, { cap });
    const plus = stroke('M-390 -270H-130').union(stroke('M-260 -400V-140'));
    const minus = stroke('M130 -270H390');
    const half = params['smile']!;
    const apart = pen + (look === 'line' ? 64 : 52);
    const outer = d.arc(0, -100, 460, 90 + half, 90 - half).stroke(pen, { cap });
    const inner = d.arc(0, -100, 460 - apart, 90 + half * 0.9, 90 - half * 0.9).stroke(pen, { cap });
    if (look === 'key') {
      const face = d.union(plus, minus, outer, inner).scale(0.74).place({ cx: 0, cy: 0 });
      return [d.layer('key', d.rect(-460, -460, 920, 920, 190).subtract(face), 'main')];
    }
    return [d.layer('signs', plus.union(outer), 'main'), d.layer('wink', minus.union(inner), 'second', { mono: 'ink' })];
  },
});
