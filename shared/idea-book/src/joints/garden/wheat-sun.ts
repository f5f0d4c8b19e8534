import { idea } from '../../idea.ts';

/** Ears of wheat that are the rays of a sun. */
export const wheatSun = idea({
  id: 'wheat-sun',
  title: 'A sun of wheat',
  says: 'Five ears of wheat are the rays of the rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wheat', 'barley', 'grain', 'oats', 'field', 'farm', 'bread'], trades: ['bakery', 'agriculture', 'flour-mill', 'farm-shop'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.034 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { sun: { label: 'Sun', min: 160, max: 212, usual: 190 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const grain = d.leaf([0, 0], [0, -140], 0.27);
    const ear = d.union(grain.move(0, -440), ...[-270, -362].flatMap((y) => [grain.rotate(36).move(20, y), grain.rotate(-36).move(-20, y)]), d.polyline([[0, -236], [0, -440]]).stroke(24, { cap: 'round' }));
    const ears = d.union(...Array.from({ length: 5 }, (_, i) => ear.rotate((i - 2) * 36)));
    const sun = d.sector(0, 0, params['sun']!, 180, 360);
    const ground = d.rect(-500, 34, 1000, line ? 34 : 56, 28);
    if (look === 'cut') {
      const big = d.leaf([0, 0], [0, -180], 0.26);
      const head = d.union(big.move(0, -400), ...[-240, -330].flatMap((y) => [big.scale(0.86).rotate(40).move(20, y), big.scale(0.86).rotate(-40).move(-20, y)])).subtract(d.rect(-10, -400, 20, 200));
      const fan = d.union(...[-2, -1, 0, 1, 2].map((i) => head.rotate(i * 36))).intersect(d.rect(-900, -900, 1800, 900));
      return [d.layer('wheat', fan.gapFrom(sun, 26), 'main'), d.layer('sun', sun, 'main'), d.layer('ground', d.rect(-560, 34, 1120, 70, 35), 'main')];
    }
    return [d.layer('wheat', ears.intersect(d.rect(-900, -900, 1800, 914)), 'second'), d.layer('sun', line ? sun.rim(34, 'round') : sun, 'main'), d.layer('ground', ground, 'main')];
  },
});
