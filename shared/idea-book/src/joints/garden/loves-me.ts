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
    heart: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { petals: { label: 'Petal width', min: 70, max: 94, usual: 84 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const petal = d.fitSector(d.ellipse(0, -310, params['petals']!, 190), { count: 12, gap: 20 }).subtract(d.circle(0, 0, 160)).round(14, 0);
    const petals = d.radial(line ? petal.rim(30, 'round') : petal, { count: 12 }).filter((_, i) => i !== 4);
    if (look === 'heart') {
      const love = d.rect(-84, -84, 168, 168).rotate(45).union(d.mirror(d.circle(-59, -59, 84))).round(14, 4).place({ cx: 0, cy: 8 });
      const fat = d.fitSector(d.ellipse(0, -330, params['petals']! * 1.6, 190), { count: 8, gap: 24 }).subtract(d.circle(0, 0, 190)).round(20, 0);
      const ring = d.radial(fat, { count: 8 }).filter((_, i) => i !== 3);
      return [d.layer('petals', d.union(...ring), 'main'), d.layer('heart', love, 'second', { mono: 'ink' }), d.layer('fallen petal', fat.place({ cx: 0, cy: 0 }).rotate(60).move(480, 420), 'main')];
    }
    const heart = d.circle(0, 0, line ? 124 : 132);
    const fallen = (line ? petal.rim(30, 'round') : petal).place({ cx: 0, cy: 0 }).rotate(72).move(480, 420);
    return [d.layer('petals', d.union(...petals), 'main'), d.layer('heart', line ? heart.rim(36) : heart, 'second', { mono: 'ink' }), d.layer('fallen petal', fallen, 'second')];
  },
});
