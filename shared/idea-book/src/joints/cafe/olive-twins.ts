import { idea } from '../../idea.ts';
import { drop } from '../kitchen/parts.ts';

/** A twig with a pair of fruit: one is an olive, the other a drop of oil. */
export const oliveTwins = idea({
  id: 'olive-twins',
  title: 'One is already oil',
  says: 'Two olives hang from one twig, and the second is already a drop of oil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['olive-oil'], trades: ['olive-oil'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.036 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { fruit: { label: 'Fruit', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = params['fruit']!;
    const pen = look === 'line' ? 36 : 48;
    const leaf = d.leaf([20, -300], [470, -440], 0.2, 0.2);
    const other = d.leaf([-20, -300], [-470, -440], 0.2, 0.2);
    const oil = drop(d, 186 * size, 410 * size).move(238, 330);
    const olive = d.ellipse(0, 0, 176 * size, 236 * size).move(-238, 270);
    const stalks = d.line(`M0 -330C0 -220 -238 -260 -238 0`).with(d.line('M0 -330C0 -220 238 -260 238 -110')).stroke(pen);
    if (look === 'line') {
      const wood = stalks.subtract(olive);
      return [d.layer('twig', d.union(wood, leaf.rim(pen, 'round'), other.rim(pen, 'round'), olive.rim(pen)), 'main', { mono: 'ink' }), d.layer('drop', oil.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const disc = d.circle(0, 0, 500);
      const art = d.union(stalks, leaf, other, olive, oil).move(0, -10).scale(0.7);
      const shine = d.line('M-330 300A100 150 0 0 1 -270 160').stroke(40, { cap: 'round' }).move(0, -10).scale(0.7);
      return [d.layer('seal', disc.subtract(art).union(shine), 'main', { mono: 'ink' })];
    }
    const shine = d.line('M-334 300A110 160 0 0 1 -274 150').stroke(44, { cap: 'round' });
    const vein = (shape: ReturnType<typeof d.circle>, to: number) => shape.subtract(d.polyline([[0, -294], [to, -420]]).stroke(20));
    return [d.layer('twig', d.union(stalks, vein(leaf, 400), vein(other, -400)), 'main', { mono: 'ink' }), d.layer('olive', olive.subtract(shine), 'main', { mono: 'ink' }), d.layer('drop', oil, 'second', { mono: 'ink' })];
  },
});
