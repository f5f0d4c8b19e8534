import { idea } from '../../idea.ts';

/** An eye whose iris is a film reel. */
export const reelEye = idea({
  id: 'reel-eye',
  title: 'An eye for film',
  says: 'The iris of the eye is a film reel.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cinema'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.09, traits: ['gradient'] },
  },
  params: { reel: { label: 'Reel size', min: 236, max: 280, usual: 260 }, gap: { label: 'Gap', min: 26, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['reel']!;
    const lid = d.leaf([-640, 0], [640, 0], 0.3).round(20, 0);
    const holes = d.union(...d.radial(d.circle(0, -r * 0.58, r * 0.25), { count: 5 }));
    const reel = d.circle(0, 0, r).subtract(holes, d.circle(0, 0, r * 0.12));
    if (look === 'gradient') return [d.layer('eye', lid.grow(30).subtract(d.circle(0, 0, r + gap)), { gradient: ['main', 'second'], from: [-640, 0], to: [640, 0] }, { mono: 'ink' }), d.layer('reel', reel, 'main', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('eye', lid.grow(40).rim(84, 'round').subtract(d.circle(0, 0, r + gap)), 'main', { mono: 'ink' }), d.layer('reel', reel, 'main', { mono: 'ink' })];
    return [d.layer('eye', lid.grow(30).subtract(d.circle(0, 0, r + gap)), 'main', { mono: 'ink' }), d.layer('reel', reel, 'second', { mono: 'ink' })];
  },
});
