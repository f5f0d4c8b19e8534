import { idea } from '../../idea.ts';

/** The initial is a vase with a flower in it. */
export const vaseLetter = idea({
  id: 'vase-letter',
  title: ({ letters }) => `${letters} in bloom`,
  says: ({ letters }) => `The letter ${letters} is a vase that holds one flower.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['flower', 'tulip', 'vase', 'bouquet'], trades: ['florist', 'pottery', 'ceramics', 'gift-shop'] }],
  initials: 'UVY',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['organic_flowing', 'illustrative', 'hand_drawn'], colors: 2, stem: 0.11 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.15, usual: 1 }, flower: { label: 'Flower size', min: 0.82, max: 1.15, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const pen = (look === 'line' ? 52 : look === 'print' ? 132 : 120) * params['weight']!;
    const size = params['flower']!;
    const shape = letters === 'V' ? d.polyline([[-360, -160], [0, 500], [360, -160]]) : d.line(letters === 'U' ? 'M-300 -160V190A300 300 0 0 0 300 190V-160' : 'M-340 -160L0 180L340 -160M0 180V500');
    const letter = shape.stroke(pen, { join: 'miter' }).intersect(d.rect(-600, -160, 1200, letters === 'U' ? 760 : 660));
    const from = letters === 'Y' ? 120 : letters === 'V' ? 360 : 420;
    const leaf = d.leaf([0, from - 110], [170, letters === 'Y' ? -120 : -60], 0.26, 0.16).gapFrom(letter, 24);
    const petals = d.mirror(d.path('M-6 -170C-160 -170 -210 -300 -180 -470C-90 -430 -30 -350 -6 -260Z').round(8, 0)).union(d.path('M0 -330C-60 -390 -60 -470 0 -550C60 -470 60 -390 0 -330Z')).scale(size, size, [0, -170]);
    const stem = d.rect(-pen * 0.2 - 6, -200, pen * 0.4 + 12, from + 200).subtract(letter.grow(24));
    if (look === 'print') {
      const stalk = d.rect(-28, -220, 56, letters === 'Y' ? 560 : letters === 'V' ? 620 : 640, 28);
      const leaves = d.mirror(d.leaf([0, from - 60], [210, letters === 'Y' ? -150 : -80], 0.26, 0.18));
      return d.overprint([{ shape: letter, ink: 'main' }, { shape: d.union(petals, stalk, leaves), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['letter', 'flower', 'overlap'][i]!, shape, paint));
    }
    return [d.layer('letter', letter, 'main'), d.layer('flower', petals.union(stem, leaf).round(0, 6), 'second', { mono: 'ink' })];
  },
});
