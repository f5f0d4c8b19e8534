import { idea } from '../../idea.ts';

/** Five houses that make a star. */
export const starOfHouses = idea({
  id: 'star-of-houses',
  title: 'A star of homes',
  says: 'Five houses stand side by side in a ring, and together they are a star.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['house', 'home', 'star', 'five', 'family', 'city', 'friendship'], trades: ['community', 'real-estate', 'property-management', 'nonprofit'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { court: { label: 'Courtyard', min: 195, max: 240, usual: 218 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const house = d.fitSector(d.polygon([[-210, -180], [-210, -290], [0, -520], [210, -290], [210, -180]]), { count: 5, gap: 22 });
    const body = house.subtract(d.regular(5, params['court']!, { turn: 36 })).round(6, 0);
    const window = d.rect(-38, -350, 76, 76, 8);
    const houses = d.radial(line ? body.rim(36, 'round') : body.subtract(window), { count: 5 });
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 600).subtract(d.union(...houses).scale(0.86)), 'main')];
    const [one, ...others] = houses;
    return [d.layer('home', one!, 'second'), d.layer('houses', d.union(...others), 'main')];
  },
});
