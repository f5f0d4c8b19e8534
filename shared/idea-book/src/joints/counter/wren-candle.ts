import { idea } from '../../idea.ts';

/** A candle whose flame is a wren. */
export const wrenCandle = idea({
  id: 'wren-candle',
  title: 'The flame has landed',
  says: 'The flame of the candle is a small bird with its tail up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['candles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { flame: { label: 'Size of the flame', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['flame']!];
    const at = <T extends { scale: (x: number, y: number, about: readonly [number, number]) => T }>(shape: T) => shape.scale(size, size, [0, 60]);
    const bird = at(d.path('M180 -600C170 -450 290 -330 290 -150C290 0 170 70 20 70C-130 70 -230 -10 -236 -120L-350 -176L-232 -236C-210 -340 -110 -380 -20 -390C80 -402 150 -470 180 -600Z').round(10, 16));
    const eye = at(d.circle(-110, -230, 36));
    const wing = at(d.path('M-30 -90C50 -110 130 -190 150 -330C240 -230 250 -40 90 0C20 10 -30 -30 -30 -90Z').round(14, 0));
    const pillar = d.rect(-170, 124, 360, 430, [60, 60, 30, 30]);
    const drip = d.line('M-300 260H-150C-80 260 -100 390 -40 390C20 390 0 270 60 270C110 270 100 330 170 330H300').stroke(look === 'line' ? 40 : gap);
    if (look === 'line') return [d.layer('candle', pillar.gapFrom(bird, gap).rim(40, 'round').union(drip.intersect(pillar)), 'main'), d.layer('bird', bird.rim(40, 'round').union(eye), 'second')];
    const wax = pillar.gapFrom(bird, gap).subtract(drip);
    if (look === 'bold') return [d.layer('candle', pillar.gapFrom(bird, gap * 1.2), 'main'), d.layer('bird', bird.subtract(eye.grow(4), wing), 'main')];
    return [d.layer('candle', wax, 'main'), d.layer('bird', bird.subtract(eye, wing.outline(gap)), 'second', { mono: 'ink' })];
  },
});
