import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial with fresh snow on it. */
export const snowInitial = idea({
  id: 'snow-initial',
  title: ({ letters }) => `Snow on the ${letters}`,
  says: ({ letters }) => `Fresh snow lies on top of the letter ${letters}.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['snow', 'winter', 'cold', 'ice', 'icicle', 'igloo', 'polar-bear'], trades: ['skiing', 'ice-cream-parlor'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    open: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.12 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { snow: { label: 'Snow depth', min: 110, max: 180, usual: 140 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 840);
    const { left, right, top, width } = letter.bounds;
    const drifts = d.wave({ x: left - 60, y: top + params['snow']!, length: width + 120, height: 100, waves: 2.2, phase: 0.1 }).then(d.polyline([[right + 60, top - 200], [left - 60, top - 200]])).fill();
    const snow = letter.intersect(drifts).withoutSlivers(900).grow(26).round(20, 0);
    const rest = letter.gapFrom(snow, 26).withoutSlivers(1500);
    if (look === 'tile') return [d.layer('tile', d.rect(-560, -560, 1120, 1120, 140).subtract(d.union(rest, snow).fit({ cx: 0, cy: 0, width: 820, height: 820 })), 'main')];
    return [d.layer('letter', rest, 'main'), d.layer('snow', snow, look === 'open' ? { tint: 'main', by: 0.55 } : 'second', { mono: 'ink' })];
  },
});
