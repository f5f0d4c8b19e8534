import { idea } from '../../idea.ts';

/** A phoenix whose wings are the two halves of a flame. */
export const phoenix = idea({
  id: 'phoenix',
  title: 'Wings of fire',
  says: 'The phoenix’s wings are the two halves of one flame.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['phoenix'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const wing = d.path('M0 420C-230 380 -410 200 -420 -40C-426 -190 -380 -330 -280 -460C-290 -330 -260 -240 -200 -170C-196 -250 -176 -310 -130 -370C-134 -200 -60 -90 0 40Z').round(6, 10);
    const bird = d.path('M0 330C-70 230 -86 120 -60 10C-46 -50 -50 -90 -44 -130C-34 -196 14 -216 56 -200L120 -160L62 -130C44 -116 52 -60 64 10C86 120 70 230 0 330Z').round(6, 12);
    const eye = d.circle(20, -150, 14);
    const wings = d.mirror(wing).gapFrom(bird, params['gap']!);
    if (look === 'line') return [d.layer('wings', d.mirror(wing).rim(40, 'round').gapFrom(bird, params['gap']!), 'main'), d.layer('bird', bird.subtract(eye), 'second')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, 420], to: [0, -460] } as const) : 'main';
    return [d.layer('wings', wings, paint), d.layer('bird', bird.subtract(eye), look === 'gradient' ? 'main' : 'second')];
  },
});
