import { idea } from '../../idea.ts';

/** The beak of a kingfisher is a pencil. */
export const pencilKingfisher = idea({
  id: 'pencil-kingfisher',
  title: 'A bird that draws',
  says: 'The long beak of the bird is a sharp pencil.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['kingfisher', 'woodpecker', 'hummingbird', 'wading-bird', 'song-bird', 'bird', 'crow'] }, { things: ['pencil'], trades: ['school', 'stationery', 'publishing', 'tutoring', 'design', 'kindergarten', 'toys'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.09 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract'], colors: 3, traits: ['playful'], stem: 0.09 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const gap = params['gap']!;
    const body = d.path('M-350 -170A220 220 0 0 1 90 -170C90 130 -110 340 -450 450C-390 300 -350 80 -350 -170Z').round(6, 0);
    const wing = d.path('M-350 -20C-250 -60 -130 -20 -110 90C-90 210 -250 360 -450 450C-390 300 -360 140 -350 -20Z');
    const eye = d.circle(-70, -206, 38);
    const [top, tall, from] = [-234, 150, 90 + gap];
    const shaft = d.rect(from, top, 150, tall);
    const cone = d.polygon([[from + 150 + gap, top], [from + 410, top + tall / 2], [from + 150 + gap, top + tall]]);
    const tip = d.rect(from + 310, -600, 400, 900);
    const lead = cone.intersect(tip).round(5, 0);
    const wood = cone.subtract(tip.grow(gap));
    const grooves = d.rect(from - 10, top + tall / 2 - 8, 170, 16);
    if (look === 'seal') {
      const bird = d.union(body.subtract(eye.grow(6), wing.grow(gap + 8)).withoutSlivers(600).round(6, 0), wing.round(4, 0), shaft.subtract(grooves), wood, lead).scale(0.78).place({ cx: 20, cy: 16 });
      return [d.layer('seal', d.circle(0, 0, 520).subtract(bird), 'main')];
    }
    return [
      d.layer('bird', body.subtract(eye, wing.grow(gap)).withoutSlivers(200), 'main'),
      d.layer('wing', wing, isMany ? 'third' : 'second', { mono: 'ink' }),
      d.layer('pencil', shaft.subtract(grooves), 'second', { mono: 'ink' }),
      d.layer('wood', wood, { tint: 'second', by: 0.5 }, { mono: 'ink' }),
      d.layer('lead', lead, isMany ? 'second' : 'main', { mono: 'ink' }),
    ];
  },
});
