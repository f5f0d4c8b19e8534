import { idea } from '../../idea.ts';

/** A spoon that flies: its bowl is the nose of an airplane. */
export const spoonPlane = idea({
  id: 'spoon-plane',
  title: 'Here comes the airplane',
  says: 'The spoon is an airplane, and its bowl is the nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics', 'childcare'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, traits: ['playful'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { wing: { label: 'Span of the wings', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const span = 440 * params['wing']!;
    const gap = 22;
    const tilt = 42;
    const bowl = d.ellipse(0, -390, 150, 196);
    const handle = d.path('M-40 -240C-34 -60 -50 260 -58 430A58 58 0 0 0 58 430C50 260 34 -60 40 -240Z');
    const spoon = bowl.union(handle).round(0, 60);
    const hollow = d.ellipse(0, -400, 92, 134).subtract(d.ellipse(26, -384, 92, 134));
    const wing = d.path(`M0 -140L${span - 40} 60C${span} 84 ${span + 10} 120 ${span} 190L0 110Z`).round(26, 0);
    const tail = d.path('M0 300L170 400C190 412 194 440 190 480L0 440Z').round(20, 0);
    const wings = d.mirror(wing.union(tail));
    if (look === 'line') {
      const pen = 40;
      const shaft = d.polyline([[0, -220], [0, 480]]).stroke(pen, { cap: 'round' });
      const plain = d.mirror(wing).outline(2 * pen).intersect(d.mirror(wing));
      const fin = d.polyline([[-170, 440], [0, 340], [170, 440]]).stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('spoon', bowl.rim(pen).union(shaft).rotate(tilt), 'main', { mono: 'ink' }), d.layer('wings', plain.union(fin).gapFrom(shaft, 18).rotate(tilt), 'second', { mono: 'ink' })];
    }
    return [d.layer('spoon', spoon.subtract(hollow).rotate(tilt), 'main', { mono: 'ink' }), d.layer('wings', wings.gapFrom(spoon, gap).rotate(tilt), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
