import { idea } from '../../idea.ts';

/** A rubber duck on wheels. */
export const duckCar = idea({
  id: 'duck-car',
  title: 'A duck on wheels',
  says: 'A rubber duck has wheels, so it drives itself to the bath.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['duck', 'water-bird', 'goose', 'bubble', 'lake'], trades: ['car-wash'] }, { things: ['car', 'wheel'], trades: ['car-wash', 'car-repair', 'car-dealer', 'cleaning', 'moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['playful_rounded', 'hand_drawn'], traits: ['playful'], colors: 2, stem: 0.035 },
    cab: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { wheels: { label: 'Wheel size', min: 96, max: 128, usual: 112 }, eye: { label: 'Eye size', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const duck = d.path('M-60 -60C-130 -110 -160 -170 -160 -240A190 190 0 0 1 220 -240C220 -170 190 -110 150 -60C290 -60 380 -20 380 80V220C380 270 350 300 300 300H-260C-380 300 -460 220 -480 40C-400 80 -300 60 -240 -10C-190 -50 -120 -60 -60 -60Z').round(18, 18);
    const bill = d.path('M200 -290C280 -300 340 -290 390 -250C350 -190 280 -170 200 -180Z').round(12, 0);
    const wheel = (x: number) => d.circle(x, 300, params['wheels']!);
    const wheels = d.union(wheel(-190), wheel(210));
    const hubs = d.union(d.circle(-190, 300, 40), d.circle(210, 300, 40));
    const eye = d.circle(100, -290, params['eye']!);
    const wing = d.path('M-220 90C-120 60 0 60 80 90C60 170 -20 200 -90 190C-160 180 -210 150 -220 90Z').round(8, 0);
    if (look === 'cab') {
      const panes = d.path('M-190 120C-190 60 -150 10 -90 10H10V120Z').union(d.path('M50 10H190C250 10 290 60 290 120H50Z')).round(20, 0);
      return [d.layer('duck', duck.subtract(eye, panes).gapFrom(d.union(wheels, bill), 26), 'main', { mono: 'ink' }), d.layer('bill', bill, 'main', { mono: 'ink' }), d.layer('wheels', wheels.subtract(hubs), 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('duck', duck.rim(36, 'round').gapFrom(d.union(wheels, bill), 16).union(eye), 'main'), d.layer('wheels', wheels.rim(36), 'main', { mono: 'ink' }), d.layer('bill', bill, 'second')];
    return [d.layer('duck', duck.subtract(eye, wing.rim(22)).gapFrom(d.union(wheels, bill), 22), 'second', { mono: 'ink' }), d.layer('bill', bill, 'main', { mono: 'ink' }), d.layer('wheels', wheels.subtract(hubs), 'main', { mono: 'ink' })];
  },
});
