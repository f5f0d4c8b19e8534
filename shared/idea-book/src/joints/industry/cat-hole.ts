import { idea } from '../../idea.ts';

/** A cat in the mouse hole. */
export const catHole = idea({
  id: 'cat-hole',
  title: 'Somebody is home',
  says: 'In the mouse hole sits a cat: no mouse moves in here.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pest-control'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.14 },
    two: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { ears: { label: 'Ears', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['ears']!;
    const wall = d.path('M-520 480V-40C-520 -330 -290 -560 0 -560C290 -560 520 -330 520 -40V480Z').round(40, 0);
    const hole = d.path('M-370 600V-30C-370 -240 -210 -404 0 -404C210 -404 370 -240 370 -30V600Z');
    const half = d.path(`M0 -150C50 -150 90 -142 120 -130L${250 * 1} ${-130 - 130 * k}C270 -180 284 -90 284 -10C300 90 280 170 250 220C290 300 310 390 312 480H0Z`);
    const cat = d.mirror(half).round(10, 24);
    const eyes = d.mirror(d.path('M70 60C90 -10 180 -30 220 10C210 80 130 110 70 60Z').round(6, 0));
    const nose = d.path('M-44 142H44L0 196Z').round(10, 0);
    const face = cat.subtract(eyes, nose);
    const frame = wall.subtract(hole);
    const ink = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -560], to: [0, 480] } as const) : 'main';
    return [d.layer('wall', frame, ink, { mono: 'ink' }), d.layer('cat', face.intersect(wall), look === 'two' ? 'second' : ink, { mono: 'ink' })];
  },
});
