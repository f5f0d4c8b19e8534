import { idea } from '../../idea.ts';

/** A rounded old car of three half discs: a roof and two fenders. */
export const threeHalfMoons = idea({
  id: 'three-half-moons',
  title: 'Three curves on wheels',
  says: 'An old car of three half discs: one roof and two fenders.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['classic-car'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], traits: ['retro'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['retro'], colors: 2, stem: 0.044 },
    sunset: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['retro'], colors: 1, stem: 0.14 },
  },
  params: { roof: { label: 'Height of the roof', min: 96, max: 120, usual: 108 } },
  draw: (d, { look, params }) => {
    const tall = params['roof']! / 100;
    const [gap, pen, r, at] = [26, 44, 216, 296];
    const up = d.rect(-900, -900, 1800, 1020);
    const dome = (radius: number) => d.circle(0, 0, radius).scale(1, tall, [0, 0]).intersect(d.rect(-900, -900, 1800, 900));
    const roof = dome(310).union(d.rect(-310, -2, 620, 122));
    const fenders = d.mirror(d.circle(-at, 120, r).intersect(up));
    const wheels = d.mirror(d.circle(-at, 130, 128));
    const tire = d.mirror(d.ring(-at, 130, 128, 52));
    const glass = dome(236).subtract(d.rect(-gap / 2, -900, gap, 900), d.rect(-400, -40, 800, 80)).withoutSlivers(600).round(16, 0);
    if (look === 'line') {
      const body = d.union(roof, fenders).round(0, 30);
      return [d.layer('car', d.union(body.rim(pen, 'round'), fenders.rim(pen).intersect(roof)).subtract(wheels.grow(gap)).withoutSlivers(500), 'main'), d.layer('wheels', d.mirror(d.ring(-at, 130, 128, 128 - pen)), 'second', { mono: 'ink' }), d.layer('glass', glass.shrink(0), 'second', { mono: 'ink' })];
    }
    const cabin = roof.subtract(glass).gapFrom(fenders, gap).withoutSlivers(800).round(6, 0);
    const arches = fenders.gapFrom(wheels, gap).withoutSlivers(800).round(8, 0);
    const sill = cabin.gapFrom(wheels, gap);
    if (look === 'sunset') return [d.layer('sun', d.circle(0, -40, 540).subtract(d.union(sill, arches, tire).scale(0.84).move(0, -6)), 'main')];
    return [d.layer('cabin', sill, 'main', { mono: 'ink' }), d.layer('fenders', arches, 'second', { mono: 'ink' }), d.layer('wheels', tire, 'main', { mono: 'ink' })];
  },
});
