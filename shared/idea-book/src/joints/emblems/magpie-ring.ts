import { idea } from '../../idea.ts';

/** A magpie with a ring. */
export const magpieRing = idea({
  id: 'magpie-ring',
  title: 'The magpie has the ring',
  says: 'The magpie holds a ring; its own eye is the same ring, for it sees nothing else.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['magpie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn'], colors: 2, stem: 0.14 },
  },
  params: { ring: { label: 'Ring', min: 90, max: 122, usual: 106 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['ring']!, params['gap']!];
    const bird = d.path('M-300 -250C-290 -370 -200 -440 -90 -440C60 -440 130 -330 190 -210L530 400L430 470L230 260C120 380 -60 390 -180 290C-290 200 -320 30 -300 -250Z').round(14, 14);
    const beak = d.path('M-284 -330C-370 -330 -450 -290 -500 -220C-430 -190 -350 -190 -290 -210Z').round(8, 0);
    const belly = d.path('M-400 -10C-220 -90 -40 -30 30 90C80 180 90 300 80 420H-400Z').intersect(bird);
    const wing = d.path('M60 -120C170 -60 250 60 290 210C190 210 90 130 50 20C36 -30 40 -80 60 -120Z').round(14, 0);
    const eye = d.ring(-140, -290, 50, 24);
    const [cx, cy] = [-452, -220 + r * 0.9];
    const ring = d.ring(cx, cy, r, r - 36).subtract(beak.grow(gap * 0.7)).withoutSlivers(300);
    if (look === 'print') {
      const inks = d.overprint([{ shape: bird.union(beak).subtract(eye, wing), ink: 'main' }, { shape: d.union(belly, ring), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['magpie', 'ring', 'overlap'][i]!, shape, paint));
    }
    const magpie = bird.union(beak).subtract(eye, wing, belly.grow(gap)).withoutSlivers(300);
    const front = belly;
    if (look === 'cut') return [d.layer('magpie', bird.union(beak).subtract(eye, wing, belly.subtract(d.union(belly.rim(30)))).union(ring), 'main')];
    return [d.layer('magpie', magpie, 'main'), d.layer('ring and breast', front.union(ring), 'second', { mono: 'ink' })];
  },
});
