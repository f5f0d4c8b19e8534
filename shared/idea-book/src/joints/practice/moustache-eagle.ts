import { idea } from '../../idea.ts';

/** A moustache that is an eagle. */
export const moustacheEagle = idea({
  id: 'moustache-eagle',
  title: 'The moustache that soars',
  says: 'The moustache is a bird with its wings spread.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['barber'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, traits: ['gradient'], stem: 0.12 },
  },
  params: { curl: { label: 'Curl of the tips', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const curl = params['curl']!;
    const wing = d.line(`M-10 40C60 -110 170 -170 280 -90C390 0 ${500 * curl} 60 ${560} ${-60 * curl}C590 ${-150 * curl} 520 ${-230 * curl} 450 ${-180 * curl}`).brush((t) => 60 + 190 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.9)) ** 1.3 * (t < 0.42 ? 1 : 1 - ((t - 0.42) / 0.58) * 0.72), { samples: 80, ends: 'round' });
    const neck = d.path('M-112 60C-130 -60 -110 -190 -60 -260C-20 -316 60 -320 104 -270L190 -214C150 -200 120 -196 96 -196C84 -120 110 -30 112 60Z').round(8, 20);
    const tail = d.path('M-112 50C-112 120 -136 220 -176 300L-70 262L0 336L70 262L176 300C136 220 112 120 112 50Z').round(10, 0);
    const eye = d.circle(36, -246, 18);
    const wings = d.mirror(wing.intersect(d.rect(0, -900, 1200, 1800)));
    const bird = neck.union(tail);
    if (look === 'one') return [d.layer('bird', wings.gapFrom(neck, 24).union(bird).subtract(eye), 'main')];
    if (look === 'gradient') return [d.layer('bird', wings.gapFrom(bird, 24).union(bird).subtract(eye), { gradient: ['main', 'second'], from: [-560, 200], to: [560, -200] })];
    const spread = wings.gapFrom(bird, 24);
    return [d.layer('wings', spread, 'main'), d.layer('bird', bird.subtract(eye), 'second', { mono: 'ink' })];
  },
});
