import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An onion, skin in skin. */
export const onionRings = idea({
  id: 'onion-rings',
  title: 'Layer by layer',
  says: 'The onion is one form that repeats, skin in skin.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['onion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bulb = d.mirror(d.path('M0 -520C-30 -380 -90 -330 -190 -270C-330 -190 -420 -70 -420 80C-420 270 -280 400 0 420Z'));
    const roots = d.union(...[-70, 0, 70].map((x) => d.line(`M${x * 0.7} 400L${x} 500`).stroke(40, { cap: 'round' })));
    const at = (share: number) => bulb.scale(share, share, [0, 420]);
    if (look === 'line') {
      const skins = [1, 0.66, 0.32].map((share, i) => contour(at(share).move(0, -8 * i), 42));
      return [d.layer('onion', d.union(skins[0]!, skins[2]!), 'main'), d.layer('inner skin', skins[1]!.subtract(d.union(skins[0]!, at(0.32).move(0, -16)).grow(20)).withoutSlivers(400), 'second'), d.layer('roots', roots.subtract(bulb.shrink(20)), 'main')];
    }
    if (look === 'cut') {
      const strands = [0.34, 0.78].map((share) => d.mirror(d.path('M0 -520C-30 -380 -90 -330 -190 -270C-330 -190 -420 -70 -420 80C-420 270 -280 400 0 420Z').scale(share, 1)).outline(gap + 8));
      return [d.layer('onion', bulb.subtract(strands[0]!, strands[1]!).withoutSlivers(900).round(6, 0).union(roots, d.circle(0, 396, 60)), 'main')];
    }
    const [outer, middle, core] = [at(1).subtract(at(0.72).grow(gap / 2)), at(0.72).subtract(at(0.44).grow(gap / 2)).shrink(gap / 2), at(0.44).shrink(gap / 2)];
    return [d.layer('skin', outer.union(roots).round(6, 0), 'main'), d.layer('inner skin', middle, 'second', { mono: 'ink' }), d.layer('core', core, 'main')];
  },
});
