import { idea } from '../../idea.ts';

/** Four hearts are a clover, and the space between them is a cross. */
export const cloverCross = idea({
  id: 'clover-cross',
  title: 'A lucky cross',
  says: 'Four hearts make a lucky clover, and the space between them is a cross.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['medical-cross', 'clover'], trades: ['medical', 'pharmacy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.045 },
  },
  params: { gap: { label: 'Width of the cross', min: 42, max: 70, usual: 52 } },
  draw: (d, { look, params }) => {
    const [half, side] = [params['gap']!, 250];
    const heart = d.union(d.rect(half, half, side, side), d.circle(half + side, half + side / 2, side / 2), d.circle(half + side / 2, half + side, side / 2)).round(16, 10);
    const leaves = [heart, heart.flipX(), heart.flipX().flipY(), heart.flipY()];
    if (look === 'line') return [d.layer('leaves', d.union(...leaves.map((leaf) => leaf.rim(44))), 'main')];
    return leaves.map((leaf, i) => d.layer(`leaf ${i + 1}`, leaf, look === 'gradient' ? { gradient: ['main', 'second'], from: [leaf.bounds.cx * 0.2, leaf.bounds.cy * 0.2], to: [leaf.bounds.cx * 2, leaf.bounds.cy * 2] } : i === 3 ? 'second' : 'main', { mono: 'ink' }));
  },
});
