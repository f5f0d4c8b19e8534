import { idea } from '../../idea.ts';

/** A daisy that has just lost a petal. */
export const lovesMe = idea({
  id: 'loves-me',
  title: 'Loves me',
  says: 'A daisy with one petal on its way down: loves me, loves me not.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['daisy', 'flower', 'petal', 'marigold', 'chrysanthemum', 'love', 'meadow', 'garden'] }],
  looks: {
    solid: { manner: 'module', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.036 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const petal = d.fitSector(d.ellipse(0, -310, 84, 190), { count: 12, gap: 20 }).subtract(d.circle(0, 0, 160)).round(14, 0);
    const petals = d.radial(line ? petal.rim(30, 'round') : petal, { count: 12 }).filter((_, i) => i !== 4);
    const heart = d.circle(0, 0, line ? 124 : 132);
    const fallen = (line ? petal.rim(30, 'round') : petal).place({ cx: 0, cy: 0 }).rotate(72).move(480, 420);
    return [d.layer('petals', d.union(...petals), 'main'), d.layer('heart', line ? heart.rim(36) : heart, 'second', { mono: 'ink' }), d.layer('fallen petal', fallen, 'second')];
  },
});
