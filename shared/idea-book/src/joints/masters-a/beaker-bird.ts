import { idea } from '../../idea.ts';

/** A beaker that is a bird: its spout is the beak, the scale is the wing. */
export const beakerBird = idea({
  id: 'beaker-bird',
  title: 'The beaker has a beak',
  says: 'The beaker is a bird: its spout is the beak, and the lines of its scale are the feathers of a wing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['laboratory', 'biotech', 'chemistry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const whole = d.path('M-600 -300C-520 -390 -420 -430 -270 -430H400C400 -380 340 -370 340 -300V290C340 390 280 440 190 440H-120C-210 440 -270 390 -270 290V-60C-290 -190 -430 -250 -600 -300Z').round(8, 0);
    const edge = d.rect(-1000, -600, 690, 1000);
    const [glass, beak] = [whole.subtract(edge), whole.intersect(edge)];
    const eye = d.circle(-130, -276, 42);
    const bars = d.union(...[0, 1, 2, 3].map((i) => d.rect(340 - [280, 170, 280, 170][i]!, -120 + i * 110, 400, gap + 4, 18)));
    if (look === 'one') return [d.layer('bird', whole.subtract(eye, bars), 'main')];
    if (look === 'line') {
      const pen = 50;
      const marks = d.union(...[0, 1, 2, 3].map((i) => d.rect(300 - [230, 150, 230, 150][i]!, -130 + i * 110, [230, 150, 230, 150][i]!, pen, 24)));
      return [d.layer('bird', whole.rim(pen, 'round').union(d.circle(-130, -270, 38)), 'main', { mono: 'ink' }), d.layer('scale', marks, 'second', { mono: 'ink' })];
    }
    return [d.layer('bird', glass.subtract(eye, bars), 'main', { mono: 'ink' }), d.layer('beak', beak.subtract(d.rect(-310 - gap + 6, -700, 200, 1000)), 'second', { mono: 'ink' })];
  },
});
