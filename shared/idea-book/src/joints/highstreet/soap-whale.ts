import { idea } from '../../idea.ts';

/** A bar of soap that is a whale. */
export const soapWhale = idea({
  id: 'soap-whale',
  title: 'The whale in the bath',
  says: 'The bar of soap is a whale that blows bubbles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['soap'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { bubbles: { label: 'Bubbles', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['bubbles']!;
    const bar = d.rect(-480, -40, 800, 440, 150);
    const tail = d.path('M60 40C230 40 326 -20 330 -130C270 -140 196 -190 180 -290C270 -300 340 -270 372 -214C398 -274 462 -310 556 -306C548 -206 486 -146 424 -132C424 20 400 150 316 220Z').round(12, 10);
    const whale = bar.union(tail).round(0, 54);
    const eye = d.circle(-300, 130, 40);
    const belly = bar.shrink(84).rim(look === 'line' ? 40 : 32).intersect(d.rect(-900, 210, 1800, 900));
    const foam = d.union(...([[-210, -150, 78], [-320, -260, 54], [-140, -300, 62], [-240, -390, 40]] as const).map(([x, y, r]) => d.circle(x, y, r))).scale(k, k, [-180, -140]);
    if (look === 'line') return [d.layer('whale', d.union(whale.rim(46, 'round'), eye, belly.intersect(whale)), 'main', { mono: 'ink' }), d.layer('bubbles', d.union(...foam.pieces().map((bubble) => bubble.rim(40))), 'second', { mono: 'ink' })];
    const soap = whale.subtract(eye, belly);
    if (look === 'cut') return [d.layer('whale', d.union(soap, foam), 'main')];
    return [d.layer('whale', soap, 'main', { mono: 'ink' }), d.layer('bubbles', foam, 'second', { mono: 'ink' })];
  },
});
