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
    const oil = drop(d, 186 * size, 400 * size).move(238, 260);
    const olive = d.ellipse(0, 0, 176 * size, 236 * size).move(-238, 210);
    const stalks = d.line(`M0 -330C0 -210 -238 -240 -238 -20`).with(d.line('M0 -330C0 -210 220 -270 236 -176')).stroke(pen);
    if (look === 'line') {
      const wood = stalks.subtract(olive);
      return [d.layer('twig', d.union(wood, leaf.rim(pen, 'round'), other.rim(pen, 'round'), olive.rim(pen)), 'main', { mono: 'join' }), d.layer('drop', oil.rim(pen, 'round'), 'second', { mono: 'join' })];
    }
    if (look === 'cut') {
      const disc = d.circle(0, 0, 500);
      const art = d.union(stalks, leaf, other, olive, oil).scale(0.76);
      const shine = d.line('M-330 240A100 150 0 0 1 -270 100').stroke(40, { cap: 'round' }).scale(0.76);
      return [d.layer('seal', disc.subtract(art).union(shine), 'main', { mono: 'ink' })];
    }
    const shine = d.line('M-334 240A110 160 0 0 1 -274 90').stroke(44, { cap: 'round' });
    const vein = (shape: ReturnType<typeof d.circle>, to: number) => shape.subtract(d.polyline([[0, -294], [to, -420]]).stroke(20));
    return [d.layer('twig', d.union(stalks, vein(leaf, 400), vein(other, -400)), 'main', { mono: 'join' }), d.layer('olive', olive.subtract(shine), 'main', { mono: 'join' }), d.layer('drop', oil, 'second', { mono: 'join' })];
  },
});
