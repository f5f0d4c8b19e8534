import { idea } from '../../idea.ts';

/** A butterfly of four nails and a polish brush. */
export const brushButterfly = idea({
  id: 'brush-butterfly',
  title: 'The polished butterfly',
  says: 'The wings of the butterfly are four polished nails, and its body is the brush.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['nail-studio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'playful_rounded'], colors: 2, stem: 0.08 },
    french: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { spread: { label: 'Spread of the wings', min: -6, max: 8, usual: 0 }, wings: { label: 'Wing size', min: 0.92, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const [spread, size] = [params['spread']!, params['wings']!];
    const nail = d.path('M-104 0C-140 -140 -160 -260 -120 -380C-90 -470 -40 -520 0 -540C40 -520 90 -470 120 -380C160 -260 140 -140 104 0C60 40 -60 40 -104 0Z').round(16, 0);
    const tip = nail.intersect(d.rect(-300, -700, 600, 330)).subtract(d.circle(0, -230, 176));
    const shine = d.line('M-66 -180C-80 -250 -76 -310 -58 -360').stroke(32, { cap: 'round' });
    const wing = (shape: typeof nail, k: number, turn: number, y: number) => shape.scale(k * size).rotate(turn + spread).move(70, y);
    const pairOf = (shape: typeof nail) => d.mirror(d.union(wing(shape, 0.98, 54, -60), wing(shape, 0.72, 118 - 2 * spread, 80)));
    const cap = d.path('M-54 -10L-44 -330A44 44 0 0 1 44 -330L54 -10Z');
    const bristles = d.path('M-40 22H40L52 250C52 320 24 352 0 374C-24 352 -52 320 -52 250Z').round(6, 0);
    const brush = cap.union(bristles).move(0, 40);
    if (look === 'line') return [d.layer('wings', pairOf(nail.rim(34, 'round')).gapFrom(brush, 16), 'second', { mono: 'ink' }), d.layer('brush', brush, 'main')];
    if (look === 'french') return [d.layer('wings', pairOf(nail.gapFrom(tip, 24)).gapFrom(brush, 22), 'main'), d.layer('tips', pairOf(tip), 'second', { mono: 'ink' }), d.layer('brush', brush, 'main')];
    return [d.layer('wings', pairOf(nail.subtract(shine)).gapFrom(brush, 24), 'second', { mono: 'ink' }), d.layer('brush', brush, 'main', { mono: 'ink' })];
  },
});
