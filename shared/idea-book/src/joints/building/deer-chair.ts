import { idea } from '../../idea.ts';

/** A chair that is a deer. */
export const deerChair = idea({
  id: 'deer-chair',
  title: 'A chair with antlers',
  says: 'The back of the chair is the neck of a deer, and its legs are the legs of both.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['deer', 'stag', 'elk', 'reindeer', 'moose', 'antlers', 'forest', 'wild'] }, { things: ['chair'], trades: ['furniture', 'carpentry', 'woodworking', 'interior-design', 'antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'hand_drawn'], traits: ['playful'], colors: 1, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.08 },
  },
  params: { antlers: { label: 'Antler height', min: 0.8, max: 1.3, usual: 1 }, weight: { label: 'Weight', min: 0.9, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const pen = (look === 'line' ? 36 : isBold ? 88 : 62) * params['weight']!;
    const high = params['antlers']!;
    const style = { join: 'round', cap: 'round' } as const;
    const chair = d.line('M-250 470L-220 120H150L190 470M150 120L196 -190').stroke(pen, style);
    const inner = d.line('M-130 120L-110 380M70 120L80 380').stroke(pen * 0.62, style);
    const head = d.path('M150 -250C180 -292 236 -286 268 -262L404 -204C424 -194 420 -162 396 -160L262 -150C220 -146 180 -160 164 -190Z').round(10, 0);
    const ear = d.leaf([176, -236], [70, -262], 0.26);
    const antlers = d.line('M208 -272C200 -350 160 -390 96 -412M196 -330C216 -380 216 -420 196 -470M236 -272C260 -340 310 -380 380 -388M262 -326C262 -380 282 -430 320 -466').stroke(pen * 0.52, style).scale(1, high, [0, -280]);
    const tail = d.leaf([-222, 116], [-318, 60], 0.28);
    const body = d.union(chair, ...(isBold ? [] : [inner]), head, ear, tail);
    return [d.layer('chair', body, 'main'), d.layer('antlers', antlers, look === 'solid' ? 'second' : 'main', { mono: 'join' })];
  },
});
