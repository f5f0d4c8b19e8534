import { idea } from '../../idea.ts';

/** A hanging bulb that is a pear. */
export const pearBulb = idea({
  id: 'pear-bulb',
  title: 'A pear of light',
  says: 'The light bulb hangs like a ripe pear, with a leaf at its socket.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pear', 'fruit', 'orchard', 'leaf'] }, { things: ['bulb', 'lamp', 'light'], trades: ['electrician', 'energy', 'interior-design', 'advertising', 'marketing', 'consulting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { leaf: { label: 'Leaf width', min: 0.2, max: 0.38, usual: 0.3 }, shine: { label: 'Shine', min: 30, max: 62, usual: 44 } },
  draw: (d, { look, params }) => {
    const glass = d.mirror(d.path('M0 -196H86C96 -40 296 -10 296 196A296 296 0 0 1 0 486Z'));
    const cap = d.union(d.rect(-86, -290, 172, 68, 26), d.rect(-70, -380, 140, 66, 26));
    const stem = d.line('M0 -390V-470').stroke(46, { cap: 'round' });
    const leaf = d.leaf([44, -400], [310, -510], params['leaf']!);
    const glow = d.arc(0, 190, 186, 100, 176).stroke(params['shine']!, { cap: 'round' });
    if (look === 'line') return [d.layer('glass', glass.rim(32).union(d.line('M-80 60C-80 200 80 200 80 60').stroke(30, { cap: 'round' })), 'main'), d.layer('socket', d.union(d.rect(-86, -270, 172, 32, 16), d.rect(-70, -340, 140, 32, 16), d.line('M0 -340V-440').stroke(30, { cap: 'round' })), 'main'), d.layer('leaf', leaf, 'second')];
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-100, -200], to: [100, 486] } as const) : 'main';
    return [d.layer('glass', glass.subtract(glow), fill, { mono: 'ink' }), d.layer('socket', cap.union(stem), 'main', { mono: 'ink' }), d.layer('leaf', leaf, 'second', { mono: 'ink' })];
  },
});
