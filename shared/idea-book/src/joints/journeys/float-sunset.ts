import { idea } from '../../idea.ts';

/** An angler's float that is the setting sun. */
export const floatSunset = idea({
  id: 'float-sunset',
  title: 'The float at sundown',
  says: 'The angler’s float sits in the water as the sun goes down.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['fishing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 30, max: 50, usual: 40 }, antenna: { label: 'Antenna length', min: 190, max: 300, usual: 240 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = 380;
    const ball = d.circle(0, 0, r);
    const up = params['antenna']!;
    const antenna = d.rect(-46, -r - 70, 92, 120, 20).union(d.rect(-27, -r - up, 54, up, 27));
    const peg = d.rect(-46, r - 60, 92, 150, [0, 0, 46, 46]);
    const wave = (y: number, width: number) => d.wave({ x: -640, y, length: 1280, height: 56, waves: 3, phase: 0.75 }).stroke(width);
    const air = d.path('M-640 -900H640V20H-640Z').subtract(d.wave({ x: -640, y: 30, length: 1280, height: 56, waves: 3, phase: 0.75 }).then(d.polyline([[640, 900], [-640, 900]])).fill());
    const sun = ball.union(antenna).round(0, 16).intersect(air);
    const below = ball.union(peg).subtract(air);
    const water = below.subtract(wave(30, gap * 2), wave(180, gap), wave(300, gap)).withoutSlivers(400);
    const sea = d.wave({ x: -640, y: 30, length: 1280, height: 56, waves: 3, phase: 0.75 }).stroke(58, { cap: 'round' });
    const outside = sea.subtract(ball.grow(-2)).subtract(d.circle(0, 0, r + gap));
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -400], to: [0, 160] } as const) : look === 'cut' ? 'main' : 'second';
    return [d.layer('sun', sun, paint, { mono: 'ink' }), d.layer('water', water.union(outside), 'main', { mono: 'ink' })];
  },
});
