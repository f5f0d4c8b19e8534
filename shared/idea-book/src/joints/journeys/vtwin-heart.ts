import { idea } from '../../idea.ts';

/** A heart that is an engine of two cylinders. */
export const vtwinHeart = idea({
  id: 'vtwin-heart',
  title: 'A heart of two cylinders',
  says: 'The heart is the engine of a motorcycle: its halves are two cylinders with cooling fins, in a V.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['motorcycles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.09 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.07, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 22, max: 40, usual: 30 }, stretch: { label: 'Cylinder length', min: 40, max: 120, usual: 80 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const long = params['stretch']!;
    const r = 260;
    const cylinder = d.rect(-r, -r - long - r, 2 * r, 3 * r + long, [r, r, 60, 60]);
    const other = cylinder.flipX(0).rotate(90);
    const turned = -45;
    const fins = look === 'cut' ? 3 : 4;
    const step = (long + 0.86 * r) / fins;
    const cuts = d.union(...Array.from({ length: fins }, (_, i) => d.rect(-2 * r, -r - gap - i * step, 4 * r, gap)));
    const block = d.rect(-r, -r, 2 * r, 2 * r, [0, 0, 0, 60]);
    const crank = d.circle(0, 0, 138);
    const lobes = cylinder.subtract(block, cuts).union(other.subtract(block, cuts.flipX(0).rotate(90))).withoutSlivers();
    const heart = lobes.union(block.subtract(crank.grow(gap))).rotate(turned);
    const pin = d.ring(0, 0, 138, look === 'cut' ? 62 : 56);
    return [d.layer('cylinders', heart, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -420], to: [0, 360] } : 'main', { mono: 'ink' }), d.layer('crankshaft', pin, look === 'solid' ? 'second' : 'main', { mono: 'ink' })];
  },
});
