import { idea } from '../../idea.ts';

/** A heart in layers: two lobes of bun with sesame, lettuce, a patty, and the heel of the bun at the tip. */
export const burgerHeart = idea({
  id: 'burger-heart',
  title: 'Love in layers',
  says: 'The heart is a burger: a bun with sesame, lettuce, a patty, and the other half of the bun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['burger-bar'], things: ['burger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    cheese: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const half = d.path('M0 -240C50 -370 160 -430 270 -430C410 -430 500 -320 500 -180C500 60 220 290 0 450Z');
    const heart = d.mirror(half).round(60, 0);
    const band = (top: number, bottom: number) => heart.intersect(d.rect(-700, top, 1400, bottom - top)).round(34, 0);
    const seed = d.ellipse(0, 0, 40, 21);
    const seeds = d.mirror(d.union(seed.rotate(30).move(352, -262), seed.rotate(-20).move(200, -296)));
    const top = band(-600, -130);
    const wave = d.wave({ x: -470, y: -50, length: 940, height: 56, waves: 4, phase: 0.25 });
    if (look === 'line') {
      const pen = 40;
      return [
        d.layer('bun', top.rim(pen, 'round').union(band(158, 700).rim(pen, 'round')), 'main'),
        d.layer('seeds', seeds.grow(2), 'main'),
        d.layer('filling', wave.stroke(pen, { cap: 'round' }).union(d.rect(-330, 52, 660, pen, pen / 2)), 'second', { mono: 'ink' }),
      ];
    }
    const lettuce = wave.stroke(64, { cap: 'round' });
    const patty = band(12 + gap, 130);
    if (look === 'cheese') {
      const corner = d.polygon([[-420, -40], [420, -40], [0, 150]]);
      const cheese = heart.intersect(d.rect(-700, -130 + gap, 1400, 92)).union(corner).round(18, 10);
      return [d.layer('burger', d.union(top.subtract(seeds), band(-70, 158).gapFrom(cheese, gap), band(158 + gap, 700).gapFrom(cheese, gap)), 'main'), d.layer('cheese', cheese, 'second', { mono: 'ink' })];
    }
    return [
      d.layer('bun', top.subtract(seeds).union(band(130 + gap, 700)), 'main'),
      d.layer('filling', lettuce.union(patty), 'second', { mono: 'ink' }),
    ];
  },
});
