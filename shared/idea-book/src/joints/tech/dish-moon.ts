import { idea } from '../../idea.ts';

/** A satellite dish that is a crescent moon, with a star where its receiver is. */
export const dishMoon = idea({
  id: 'dish-moon',
  title: 'The moon is listening',
  says: 'The satellite dish is a crescent moon, and it catches a star.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'star', 'night', 'sky'] }, { things: ['antenna', 'satellite', 'signal'], trades: ['telecom', 'space', 'radio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    ornate: { manner: 'cut', vibes: ['classic_ornate', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
  },
  params: { tilt: { label: 'Tilt', min: 20, max: 50, usual: 38 } },
  draw: (d, { look, params }) => {
    const [gap, pen, tilt] = [24, 42, params['tilt']!];
    const moon = d.circle(0, 0, 360).subtract(d.circle(0, -170, 340)).withoutSlivers(500).round(10, 0).rotate(tilt);
    const star = (look === 'ornate' ? d.star(8, 128, 60) : look === 'line' ? d.star(4, 140, 56) : d.circle(0, 0, 88)).round(4, 0).move(0, -190).rotate(tilt);
    const rod = d.rect(-pen / 2, -190, pen, 400).rotate(tilt).subtract(star.grow(gap), moon.filled().shrink(look === 'line' ? 12 : 30)).withoutSlivers(400);
    const legs = d.polyline([[-210, 570], [0, 250], [210, 570]]).stroke(look === 'line' ? pen : 76, { cap: 'round', join: 'round' });
    const stand = legs.gapFrom(moon.filled(), gap);
    const dish = (look === 'line' ? moon.rim(pen, 'round') : moon).union(rod);
    return [d.layer('moon', dish, 'main', { mono: 'ink' }), d.layer('stand', stand, 'main', { mono: 'ink' }), d.layer('star', star, 'second', { mono: 'ink' })];
  },
});
