import { idea } from '../../idea.ts';

/** A movie camera whose two reels are the lobes of a heart. */
export const reelHeart = idea({
  id: 'reel-heart',
  title: 'For the love of film',
  says: 'The two reels of the movie camera are the lobes of a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['film-reel', 'projector'], trades: ['cinema', 'film'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.1 },
  },
  params: { holes: { label: 'Holes', min: 44, max: 60, usual: 52 } },
  draw: (d, { look, params }) => {
    const hole = params['holes']!;
    const [x, y, r] = [-70, -130, 240];
    const lobes = [-1, 1].map((side) => d.circle(x + side * (r - 20), y, r));
    const reach = (r - 20) + r * Math.SQRT1_2;
    const body = d.polygon([[x - reach, y + r * Math.SQRT1_2], [x, y - 60], [x + reach, y + r * Math.SQRT1_2], [x, y + r * Math.SQRT1_2 + reach]]);
    const heart = d.union(...lobes, body).round(26, 10);
    const holes = (at: number) => d.union(d.circle(at, y, 30), ...d.radial(d.circle(0, -142, hole), { count: 5 }).map((one) => one.move(at, y)));
    const reels = d.union(holes(x - r + 20), holes(x + r - 20));
    const lens = d.polygon([[250, 190], [480, 70], [480, 430], [250, 310]], 18).gapFrom(heart, 24);
    if (look === 'line') {
      const pen = 44;
      const rings = lobes.map((lobe, i) => lobe.rim(pen, 'round').union(...d.radial(d.circle(0, -104, hole * 0.8), { count: 5 }).map((one) => one.move(x + (i * 2 - 1) * (r - 20), y))));
      return [d.layer('reels', d.union(...rings), 'main', { mono: 'ink' }), d.layer('body', heart.rim(pen, 'round').gapFrom(d.union(...lobes), 20), 'second', { mono: 'ink' }), d.layer('lens', lens, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('camera', heart.subtract(reels).union(lens), 'main')];
    const gap = 24;
    const slit = d.rect(x - gap / 2, -900, gap, 1800);
    const reelPair = d.union(...lobes).intersect(heart).subtract(slit, reels);
    return [d.layer('reels', reelPair, 'main', { mono: 'ink' }), d.layer('body', heart.gapFrom(d.union(...lobes), gap), 'second', { mono: 'ink' }), d.layer('lens', lens, 'second', { mono: 'ink' })];
  },
});
