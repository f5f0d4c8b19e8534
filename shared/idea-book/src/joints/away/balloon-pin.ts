import { idea } from '../../idea.ts';

/** A hot-air balloon that is a map pin. */
export const balloonPin = idea({
  id: 'balloon-pin',
  title: 'The pin takes off',
  says: 'The map pin is a hot-air balloon with its basket.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hot-air-balloon', 'map-pin', 'balloon'], trades: ['travel', 'hotel', 'airline', 'events'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { eye: { label: 'Size of the hole', min: 64, max: 108, usual: 84 }, gap: { label: 'Gap', min: 12, max: 32, usual: 18 } },
  draw: (d, { look, params }) => {
    const pin = d.path('M0 -520C210 -520 370 -360 370 -160C370 30 130 170 40 350H-40C-130 170 -370 30 -370 -160C-370 -360 -210 -520 0 -520Z').round(10, 0);
    const gore = d.path('M0 -620C150 -480 200 -320 190 -160C180 30 60 190 20 360H-20C-60 190 -180 30 -190 -160C-200 -320 -150 -480 0 -620Z');
    const inner = gore.intersect(pin);
    const [hole, gap] = [params['eye']!, params['gap']!];
    const eye = d.circle(0, -160, hole);
    const basket = d.rect(-76, 386, 152, 124, [8, 8, 44, 44]);
    if (look === 'line') return [d.layer('balloon', pin.rim(38, 'round').union(inner.rim(38), d.ring(0, -160, hole + 8, hole - 28)), 'main'), d.layer('basket', basket.rim(38, 'round'), 'second', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('balloon', pin.subtract(gore.outline(gap + 4), eye), { gradient: ['second', 'main'], from: [0, -520], to: [0, 330] }), d.layer('basket', basket, 'main', { mono: 'ink' })];
    return [d.layer('sides', pin.gapFrom(inner, gap), 'main'), d.layer('middle', inner.subtract(eye), 'second', { mono: 'ink' }), d.layer('basket', basket, 'main')];
  },
});
