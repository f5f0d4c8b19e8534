import { idea } from '../../idea.ts';
import { croissant } from './parts.ts';

/** The arms of an anchor are a croissant. */
export const croissantAnchor = idea({
  id: 'croissant-anchor',
  title: 'Anchored in pastry',
  says: 'The arms of the anchor are a croissant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'harbor', 'pier', 'ship', 'sailor'] }, { things: ['croissant'], trades: ['bakery', 'patisserie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.07 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { weight: { label: 'Weight', min: 56, max: 80, usual: 64 }, stock: { label: 'Stock width', min: 280, max: 460, usual: 360 } },
  draw: (d, { look, params }) => {
    const arms = croissant(d, { gap: look === 'line' ? 4 : 22 }).move(0, 60);
    const pen = look === 'line' ? params['weight']! / 2 : params['weight']!;
    const stock = params['stock']!;
    const ring = d.ring(0, -400, 104, 104 - pen * 0.86);
    const shank = d.rect(-pen / 2, -312, pen, 560);
    const crossbar = d.rect(-stock / 2, -236, stock, pen, pen / 2);
    const iron = d.union(ring, shank, crossbar);
    if (look === 'line') {
      const rolls = arms.pieces().map((roll) => roll.grow(14).rim(32));
      return [d.layer('iron', iron.gapFrom(arms, 2), 'main'), d.layer('croissant', d.union(...rolls), 'second', { mono: 'ink' })];
    }
    return [d.layer('iron', iron.gapFrom(arms, 22), 'main'), d.layer('croissant', arms, look === 'one' ? 'main' : 'second')];
  },
});
