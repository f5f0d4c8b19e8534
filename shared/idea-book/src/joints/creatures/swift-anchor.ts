import { idea } from '../../idea.ts';

/** A swift diving: its wings are the arms of an anchor, its forked tail the shackle. */
export const swiftAnchor = idea({
  id: 'swift-anchor',
  title: 'Swift at anchor',
  says: 'A diving swift: the wings are the arms of an anchor, and the forked tail holds its ring.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swift', 'swallow', 'tern', 'sea-bird'] }, { things: ['anchor', 'sea', 'boat', 'harbor', 'sailor', 'coast', 'pier', 'island'], trades: ['sailing', 'shipping', 'rowing', 'fishing', 'seafood', 'diving', 'tattoo', 'surfing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'illustrative'], colors: 2, stem: 0.08 },
    print: { manner: 'print', vibes: ['gradient_modern', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
  },
  params: { ring: { label: 'Ring', min: 88, max: 118, usual: 104 } },
  draw: (d, { look, params }) => {
    const wing = d.path('M0 390C-250 376 -430 210 -460 -70C-370 90 -200 230 0 246Z');
    const half = d.path('M0 540L-30 466C-62 450 -66 410 -58 376C-80 330 -78 250 -60 170C-40 90 -36 30 -36 -20C-38 -120 -100 -190 -176 -330C-96 -290 -40 -220 0 -140Z');
    const ring = d.ring(0, -372, params['ring']!, params['ring']! - 52);
    const body = d.mirror(half).gapFrom(ring.filled(), 18);
    const wings = d.mirror(wing);
    const left = d.rect(-700, -700, 700, 1400);
    if (look === 'print') return d.overprint([{ shape: wings, ink: 'main' }, { shape: body.union(ring), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' }));
    if (look === 'cut') return [d.layer('wings', wings.gapFrom(body, 16), 'main'), d.layer('body', body, 'second'), d.layer('ring', ring, 'main')];
    return [d.layer('bird', d.mirror(wings.union(body).round(0, 16).intersect(left)), 'main'), d.layer('ring', ring, 'second')];
  },
});
