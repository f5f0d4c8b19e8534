import { idea } from '../../idea.ts';

/** A lotus in flower on a needle. */
export const needleLotus = idea({
  id: 'needle-lotus',
  title: 'The needle in flower',
  says: 'The lotus has a needle for its stem, fine and still.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['acupuncture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { length: { label: 'Needle length', min: 320, max: 460, usual: 390 }, spread: { label: 'Spread of the petals', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const [length, spread] = [params['length']!, params['spread']!];
    const gap = 22;
    const center = d.leaf([0, 0], [0, -520], 0.24);
    const inner = d.leaf([0, 0], [0, -500], 0.23).rotate(37 * spread);
    const outer = d.leaf([0, 0], [0, -470], 0.2).rotate(72 * spread);
    const side = inner.gapFrom(center, gap);
    const low = outer.gapFrom(d.union(center, inner), gap);
    const wraps = d.union(...[0, 1, 2].map((i) => d.rect(-58, 30 + i * 62, 116, 42, 18)));
    const shaft = d.polygon([[-36, 216], [36, 216], [5, 216 + length], [-5, 216 + length]]).round(5, 0);
    const needle = wraps.union(shaft);
    if (look === 'line') return [d.layer('flower', d.union(center.rim(32), d.mirror(inner.rim(32).gapFrom(center, 14)), d.mirror(outer.rim(32).gapFrom(d.union(center, inner), 14))).subtract(d.rect(-60, 20, 120, 100)), 'second', { mono: 'ink' }), d.layer('needle', needle, 'main')];
    if (look === 'cut') {
      const pin = d.union(d.rect(-40, -500, 80, 560, 40), d.polygon([[-40, 20], [40, 20], [6, 200 + length], [-6, 200 + length]]).round(6, 0));
      const near = d.leaf([0, 40], [0, -470], 0.27).rotate(24 * spread, [0, 40]).gapFrom(pin, 26);
      const far = d.leaf([0, 40], [0, -460], 0.23).rotate(62 * spread, [0, 40]).gapFrom(d.union(pin, d.leaf([0, 40], [0, -470], 0.27).rotate(24 * spread, [0, 40])), 24);
      return [d.layer('flower', d.union(pin, d.mirror(near.union(far).intersect(d.rect(0, -900, 900, 1800)))), 'main')];
    }
    return [d.layer('petals', d.union(d.mirror(side), d.mirror(low)), 'main'), d.layer('center', center, 'second', { mono: 'ink' }), d.layer('needle', needle, 'main')];
  },
});
