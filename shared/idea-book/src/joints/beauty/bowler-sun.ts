import { idea } from '../../idea.ts';

/** A bowler hat whose crown is the rising sun and whose brim is the horizon. */
export const bowlerSun = idea({
  id: 'bowler-sun',
  title: 'The sun tips its hat',
  says: 'The crown of the hat is the rising sun, and the brim is the horizon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'sunset', 'dawn', 'day', 'light', 'horizon', 'summer'] }, { things: ['hat'], trades: ['hats'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    one: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'classic_ornate'], colors: 1, stem: 0.09 },
  },
  params: { rays: { label: 'Ray length', min: 120, max: 190, usual: 160 } },
  draw: (d, { look, params }) => {
    const length = params['rays']!;
    const gap = 26;
    const pen = look === 'line' ? 44 : 64;
    const crown = d.path('M-270 130V40C-270 -130 -150 -250 0 -250C150 -250 270 -130 270 40V130Z');
    const band = d.rect(-300, 20, 600, 110).intersect(crown);
    const brim = d.path('M-520 60C-440 170 -300 180 0 180C300 180 440 170 520 60C560 190 420 300 0 300C-420 300 -560 190 -520 60Z').round(14, 0);
    const rays = d.union(...[-66, -33, 0, 33, 66].map((turn) => d.rect(-pen / 2, -310 - length, pen, length, pen / 2).rotate(turn, [0, 0])));
    if (look === 'line') return [d.layer('hat', crown.rim(pen, 'round').union(d.rect(-260, 0, 520, pen)).gapFrom(brim, gap).union(brim.rim(pen, 'round')).withoutSlivers(2000), 'main'), d.layer('rays', rays, 'second', { mono: 'ink' })];
    const top = crown.subtract(band.grow(gap)).withoutSlivers(900);
    if (look === 'one') return [d.layer('hat', d.union(crown.gapFrom(brim, gap).subtract(d.rect(-400, 20 - gap, 800, gap)), brim, rays), 'main')];
    return [d.layer('sun', top.union(rays), 'second', { mono: 'ink' }), d.layer('hat', band.gapFrom(brim, gap).union(brim), 'main')];
  },
});
