import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A heron whose folded wings are a leaf. */
export const heronLeaf = idea({
  id: 'heron-leaf',
  title: ({ things }) => `The ${things[0]} has a leaf for a wing`,
  says: ({ things }) => `The folded wing of the ${things[0]} is a leaf, and its neck is the stem.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heron', 'stork', 'crane', 'ibis'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { neck: { label: 'Neck', min: 70, max: 100, usual: 84 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [neck, gap, pen] = [params['neck']!, params['gap']!, 40];
    const way = d.line('M-170 -470C-40 -500 -20 -380 -110 -310C-240 -210 -240 -90 -60 10');
    const stem = way.brush([neck * 0.9, neck, neck, neck * 1.1, neck * 1.9], { samples: 50 });
    const head = d.path('M-130 -528C-200 -540 -270 -500 -300 -450L-560 -350L-270 -400C-210 -400 -150 -410 -120 -430Z').round(4, 10);
    const plume = d.path('M-160 -525C-60 -560 40 -540 120 -470C40 -490 -40 -480 -110 -440Z').round(4, 0);
    const leaf = d.path('M-160 -60C20 -140 300 20 470 330C160 340 -120 250 -190 90C-210 40 -200 -30 -160 -60Z').round(4, 0);
    const vein = d.line('M-60 40C80 90 210 180 320 270').stroke(gap);
    const legs = d.union(d.polyline([[20, 230], [20, 620]]).stroke(44, { cap: 'round' }), d.polyline([[140, 280], [140, 420], [40, 500]]).stroke(44, { cap: 'round' }));
    const eye = d.circle(-200, -466, 20);
    const upper = d.union(stem, head, plume).round(0, 20).subtract(eye);
    const body = leaf.subtract(vein);
    if (look === 'line') return [d.layer('neck', d.union(way.stroke(pen, { cap: 'round' }), d.union(head, plume).subtract(eye), d.line('M20 240V620').stroke(pen, { cap: 'round' }), d.line('M140 290V420L50 490').stroke(pen, { cap: 'round' })).gapFrom(leaf, 14), 'main'), d.layer('wing', contour(leaf, pen).union(d.line('M-40 60C80 100 180 170 270 240').stroke(34, { cap: 'round' })), 'second')];
    if (look === 'cut') return [d.layer('heron', d.union(upper, leaf, legs).round(0, 14).subtract(vein, eye.grow(3)), 'main')];
    return [d.layer('heron', d.union(upper, legs).gapFrom(leaf, gap).withoutSlivers(800), 'main'), d.layer('wing', body, 'second')];
  },
});
