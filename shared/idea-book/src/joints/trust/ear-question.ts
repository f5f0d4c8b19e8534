import { idea } from '../../idea.ts';

/** A question mark that is an ear. */
export const earQuestion = idea({
  id: 'ear-question',
  title: 'Good at listening',
  says: 'The question mark is an ear: who asks, listens.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['consulting', 'psychotherapy', 'coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.13 },
    flow: { manner: 'solid', vibes: ['organic_flowing', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Weight', min: 104, max: 142, usual: 124 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : params['weight']!;
    const outer = d.line('M-290 -190C-290 -360 -160 -470 10 -470C190 -470 310 -350 310 -180C310 -20 210 40 120 110C60 158 40 200 40 290');
    const inner = d.line('M-90 -190C-90 -250 -50 -290 10 -290C80 -290 124 -240 124 -180C124 -110 70 -70 10 -30');
    const dot = d.circle(40, 470, look === 'line' ? 54 : pen * 0.68);
    if (look === 'flow') return [d.layer('ear', outer.brush([pen * 0.5, pen * 1.1, pen * 1.3, pen * 1.2, pen, pen * 0.8], { ends: 'round' }), 'main', { mono: 'ink' }), d.layer('inner ear', inner.brush([pen * 0.4, pen * 0.9, pen, pen * 0.6, pen * 0.3], { ends: 'round' }), 'second', { mono: 'ink' }), d.layer('dot', dot, 'main', { mono: 'ink' })];
    const cap = { cap: 'round' } as const;
    return [d.layer('ear', outer.stroke(pen, cap), 'main', { mono: 'ink' }), d.layer('inner ear', inner.stroke(look === 'line' ? pen : pen * 0.86, cap), 'second', { mono: 'ink' }), d.layer('dot', dot, look === 'line' ? 'second' : 'main', { mono: 'ink' })];
  },
});
