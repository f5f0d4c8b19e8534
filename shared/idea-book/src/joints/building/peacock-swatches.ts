import { idea } from '../../idea.ts';

/** A peacock whose tail is a fan of paint chips. */
export const peacockSwatches = idea({
  id: 'peacock-swatches',
  title: 'A tail of colors',
  says: 'The tail of the peacock is a fan of paint chips.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['peacock', 'bird', 'feather', 'rainbow', 'tail'] }, { things: ['palette', 'paint-brush'], trades: ['painting', 'interior-design', 'printing', 'design', 'textiles'] }],
  looks: {
    many: { manner: 'module', vibes: ['playful_rounded', 'illustrative', 'modern_flat'], traits: ['playful', 'detailed'], colors: 4, stem: 0.08 },
    two: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient', 'playful'], colors: 2, stem: 0.08 },
  },
  params: { chip: { label: 'Width of the swatches', min: 144, max: 204, usual: 176 }, spread: { label: 'Spread', min: 124, max: 168, usual: 144 } },
  draw: (d, { look, params }) => {
    const count = 7;
    const [wide, spread] = [params['chip']!, params['spread']!];
    const chip = d.rect(-wide / 2, -640, wide, 600, 40).subtract(d.circle(0, -542, 38));
    const bird = d.mirror(d.path('M0 -330C62 -330 92 -280 88 -230C84 -160 70 -130 84 -60C100 20 150 60 150 150C150 240 80 300 0 300Z')).move(0, 20);
    const fan = Array.from({ length: count }, (_, i) => chip.rotate(-spread / 2 + (spread * i) / (count - 1)).move(0, 240));
    const apart = fan.map((shape, i) => {
      const inFront = fan.filter((_, k) => Math.abs(k - i) < 3 && Math.abs(k - 3) < Math.abs(i - 3));
      return shape.subtract(...inFront.map((other) => other.filled().grow(14)), bird.grow(24)).withoutSlivers(300);
    });
    const face = [d.layer('beak', d.polygon([[-30, -214], [30, -214], [0, -150]], 6), look === 'two' ? 'second' : 'third', { mono: 'gap' }), d.layer('eyes', d.mirror(d.circle(38, -240, 13)), 'ground')];
    const paints = ['second', 'third', 'fourth'] as const;
    const paintOf = (i: number) => (look === 'many' ? paints[i % 3]! : { tint: 'second', by: 0.56 - i * 0.13 } as const);
    return [...apart.map((shape, i) => d.layer(`chip ${i + 1}`, shape, look === 'gradient' ? { gradient: ['second', 'main'], from: [-450, 0], to: [450, 0] } : paintOf(i), { mono: 'ink' })), d.layer('bird', bird, 'main', { mono: 'ink' }), ...face];
  },
});
