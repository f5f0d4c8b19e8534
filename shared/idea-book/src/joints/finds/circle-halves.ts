import { idea } from '../../idea.ts';

/** A circle: one half is its line, the other its body. */
export const circleHalves = idea({
  id: 'circle-halves',
  title: 'Line and body',
  says: 'One half of the circle is drawn as its line, the other as its body.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['circle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.048 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { line: { label: 'Weight of the line', min: 110, max: 170, usual: 140 } },
  draw: (d, { look, params }) => {
    const pen = params['line']!;
    const tilt = -45;
    if (look === 'line') return [d.layer('circle', d.arc(0, 0, 470, 6, 264).stroke(48, { cap: 'round' }), 'main'), d.layer('quarter', d.sector(36, -36, 450, -90, 0), 'second')];
    if (look === 'cut') {
      const rings = [500, 330, 160];
      return [d.layer('circle', d.union(...rings.map((radius, i) => d.sector(0, 0, radius, i % 2 ? 0 : 180, i % 2 ? 180 : 360))).union(d.ring(0, 0, 500, 500 - pen * 0.5)).subtract(d.sector(0, 0, 330, 180, 360)).union(d.sector(0, 0, 330, 0, 180)).rotate(tilt, [0, 0]), 'main')];
    }
    const gap = 26;
    return [d.layer('line', d.sector(0, 0, 500, 90, 270, 500 - pen).move(-gap / 2, 0).rotate(tilt, [0, 0]), 'main'), d.layer('body', d.sector(0, 0, 500, -90, 90).move(gap / 2, 0).rotate(tilt, [0, 0]), 'second', { mono: 'ink' })];
  },
});
