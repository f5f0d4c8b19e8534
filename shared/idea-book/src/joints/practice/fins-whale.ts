import { idea } from '../../idea.ts';

/** Two swimming fins are the fluke of a whale. */
export const finsWhale = idea({
  id: 'fins-whale',
  title: 'A whale of a swimmer',
  says: 'Two swimming fins above the water are the fluke of a whale.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['swimming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { ridge: { label: 'Ridge width', min: 20, max: 36, usual: 28 }, wave: { label: 'Height of the waves', min: 60, max: 110, usual: 84 } },
  draw: (d, { look, params }) => {
    const [ridge, height] = [params['ridge']!, params['wave']!];
    const fin = d.path('M14 420V-20C14 -110 60 -200 110 -270C200 -360 400 -400 560 -330C520 -250 470 -150 380 -80C290 -20 200 60 180 200C174 290 180 360 180 420Z').round(12, 0);
    const ridges = d.line('M100 60C120 -80 200 -190 330 -270').with(d.line('M150 40C190 -60 290 -130 410 -190')).stroke(look === 'line' ? 30 : ridge, { cap: 'round' });
    const water = d.wave({ x: -560, y: 330, length: 1120, height, waves: 3, phase: 0.25 });
    const sea = water.stroke(look === 'line' ? 34 : 70, { cap: 'round' });
    const second = water.move(0, 124).part(0.16, 0.84).stroke(look === 'line' ? 34 : 70, { cap: 'round' });
    const above = d.polygon([[-900, -900], [900, -900], [900, 330], ...water.reverse().points(60), [-900, 330]]);
    const half = (look === 'line' ? fin.rim(32, 'round').union(ridges.intersect(fin)) : fin.subtract(ridges)).intersect(above);
    const fins = d.mirror(half).gapFrom(sea, 26).withoutSlivers(600);
    if (look === 'one') return [d.layer('whale', d.union(fins, sea, second), 'main')];
    return [d.layer('fins', fins, 'main'), d.layer('water', sea.union(second), 'second', { mono: 'ink' })];
  },
});
