import { idea } from '../../idea.ts';

/** A sub whose halves are the jaws of a crocodile. */
export const crocodileSub = idea({
  id: 'crocodile-sub',
  title: 'The sandwich that bites',
  says: 'The halves of the roll are the jaws of a crocodile, and the corners of the cheese are its teeth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['sandwich-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { bite: { label: 'Bite', min: 8, max: 20, usual: 14 }, gap: { label: 'Gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const [bite, gap] = [params['bite']!, params['gap']!];
    const hinge = [440, 20] as const;
    const lift = <T extends { rotate: (turn: number, about: readonly [number, number]) => T }>(shape: T) => shape.rotate(bite, hinge);
    const upper = d.path('M-560 0C-580 -120 -500 -190 -380 -200C-200 -214 260 -220 380 -200C500 -180 570 -110 560 0Z').union(d.circle(210, -200, 104), d.circle(-450, -170, 62)).round(20, 30);
    const lower = d.path('M-520 60H560C560 170 480 236 360 240H-340C-450 240 -520 170 -520 60Z').round(20, 0);
    const eye = d.circle(206, -214, 40);
    const scores = d.union(...[-270, -130, 10].map((x) => d.leaf([x - 60, -70], [x + 40, -160], 0.16)));
    const teeth = (top: number, deep: number) => d.union(...[-500, -336, -172, -8].map((x) => d.polygon([[x - 4, top], [x + 168, top], [x + 82, top + deep]], 8)));
    if (look === 'line') return [d.layer('bread', lift(upper.rim(38, 'round').round(0, 10)).union(lift(eye), lift(d.union(...[-270, -130, 10].map((x) => d.polyline([[x - 44, -84], [x + 30, -150]]).stroke(34, { cap: 'round' })))), lower.rim(38, 'round').gapFrom(lift(upper), 0)), 'main'), d.layer('teeth', lift(teeth(gap + 10, 104)), 'second')];
    if (look === 'bold') return [d.layer('bread', lift(upper.subtract(eye.grow(6), scores).union(teeth(-20, 150))).union(lower.gapFrom(lift(upper), gap)), 'main')];
    return [d.layer('bread', lift(upper.subtract(eye, scores)).union(lower.gapFrom(lift(upper), gap)), 'main'), d.layer('cheese', lift(teeth(gap, 120)), 'second', { mono: 'ink' })];
  },
});
