import { idea } from '../../idea.ts';

/** A bottle of milk in the coat of a cow, one patch of it a heart. */
export const patchBottle = idea({
  id: 'patch-bottle',
  title: 'Straight from the cow',
  says: 'The bottle of milk wears the patches of a cow, and one of them is a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dairy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['playful_rounded', 'organic_flowing'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { size: { label: 'Heart', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const bottle = d.path('M-120 -490H120A34 34 0 0 1 154 -456V-424A34 34 0 0 1 128 -392V-330C128 -200 260 -170 260 20V430A70 70 0 0 1 190 500H-190A70 70 0 0 1 -260 430V20C-260 -170 -128 -200 -128 -330V-392A34 34 0 0 1 -154 -424V-456A34 34 0 0 1 -120 -490Z');
    const heart = d.path('M0 130C-190 0 -150 -130 -70 -130C-30 -130 -8 -104 0 -84C8 -104 30 -130 70 -130C150 -130 190 0 0 130Z').scale(params['size']!).rotate(-8).move(20, 150);
    const patches = d.union(
      d.path('M-300 -200C-160 -250 -40 -210 -60 -110C-76 -30 -150 -50 -170 30C-190 100 -260 110 -320 80Z'),
      d.path('M340 -120C220 -170 110 -110 150 -30C180 30 220 10 340 60Z'),
      d.path('M-340 300C-220 240 -130 290 -130 370C-130 430 -90 440 -70 540H-340Z'),
      d.path('M340 330C240 300 150 340 140 420C136 460 110 480 116 540H340Z'),
      d.path('M-60 -540C-70 -400 -20 -340 60 -350C120 -358 130 -300 200 -310V-540Z'),
    ).round(16, 16);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('bottle', bottle.rim(pen, 'round').union(patches.intersect(bottle)), 'main', { mono: 'join' }), d.layer('heart', heart, 'second', { mono: 'ink' })];
    }
    if (look === 'seal') {
      const small = [bottle, patches.intersect(bottle), heart].map((shape) => shape.scale(0.8));
      return [d.layer('seal', d.circle(0, 0, 500).subtract(small[0]!).union(small[1]!.intersect(small[0]!.shrink(24)), small[2]!), 'main', { mono: 'ink' })];
    }
    const coat = bottle.subtract(patches.intersect(bottle.shrink(36)).round(12, 0), heart.grow(34)).withoutSlivers(200);
    return [d.layer('bottle', coat, 'main', { mono: 'ink' }), d.layer('heart', heart, 'second', { mono: 'ink' })];
  },
});
