import { idea } from '../../idea.ts';

/** A canary on its ring. */
export const canarySwing = idea({
  id: 'canary-swing',
  title: 'On its ring',
  says: 'The canary sits in its ring and sings.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['canary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { size: { label: 'Size of the bird', min: 0.88, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['size']!;
    const [gap, pen] = [24, 50];
    const bird = d.path('M120 -330C210 -330 280 -260 280 -170C280 40 190 210 -30 220C-130 224 -190 260 -260 380L-400 330C-330 120 -120 30 -30 -120C0 -250 30 -330 120 -330Z').round(12, 30);
    const beak = d.polygon([[262, -240], [400, -190], [276, -140]], 12);
    const wing = d.leaf([120, -60], [-210, 170], 0.2, 0.14).round(8, 0);
    const eye = d.circle(150, -216, 32);
    const size = (part: typeof bird) => part.scale(k, k, [0, 220]);
    const [body, bill, feather, pupil] = [size(bird), size(beak), size(wing), size(eye)];
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 500).subtract(d.union(body.gapFrom(bill, gap), bill).scale(0.86).move(10, 40)).union(d.union(pupil, feather).scale(0.86).move(10, 40)), 'main')];
    const ring = d.ring(0, 0, 500, 500 - pen);
    const hoop = ring.gapFrom(body, gap);
    if (look === 'line') return [d.layer('ring', hoop, 'second'), d.layer('canary', d.union(body.rim(pen, 'round').gapFrom(bill, gap), bill, pupil, feather), 'main')];
    return [d.layer('ring', hoop.gapFrom(bill, gap), 'main'), d.layer('canary', body.gapFrom(bill, gap).subtract(pupil, feather), 'second'), d.layer('beak', bill, 'main')];
  },
});
