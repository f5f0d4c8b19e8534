import { idea } from '../../idea.ts';

/** A shell that opens like a sunrise, with a pearl for a sun. */
export const pearlSunrise = idea({
  id: 'pearl-sunrise',
  title: 'Sunrise in a shell',
  says: 'The shell opens, and the pearl rises like the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pearl', 'oyster', 'scallop', 'shell', 'mussel', 'sea', 'coast'], trades: ['jewelry', 'seafood'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { pearl: { label: 'Pearl', min: 140, max: 190, usual: 180 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const rib = (i: number) => d.path('M-40 -226L-66 -420A66 66 0 0 1 66 -420L40 -226Z').rotate((i - 2.5) * 31);
    const knives = d.union(...[0, 1, 2, 3, 4].map((i) => d.polyline([[0, 0], [0, -700]]).stroke(20).rotate((i - 2) * 31)));
    const ribs = d.union(...[0, 1, 2, 3, 4, 5].map((i) => (line ? d.sector(0, 0, 1, 0, 1).union(rib(i).rim(36, 'round')) : rib(i))));
    const upper = line ? d.union(...[0, 1, 2, 3, 4, 5].map((i) => rib(i).shrink(8).rim(36, 'round'))) : ribs.subtract(knives).withoutSlivers(300);
    const pearl = d.circle(0, 0, params['pearl']!);
    const lower = d.path('M-470 60C-420 60 -250 60 -196 60C-150 150 -80 204 0 204C80 204 150 150 196 60H470C440 260 250 380 0 380C-250 380 -440 260 -470 60Z').round(16, 0);
    if (look === 'cut') {
      const fan = d.union(d.sector(0, 20, 440, 192, 348), ...[-2, -1, 0, 1, 2].map((i) => d.circle(0, -400, 122).rotate(i * 31, [0, 20]))).round(0, 10);
      const grooves = d.union(...[-1.5, -0.5, 0.5, 1.5].map((i) => d.polygon([[-8, 0], [8, 0], [20, -430], [-20, -430]], 0).rotate(i * 31, [0, 20])));
      const bowl = d.path('M-520 70H520C480 280 270 400 0 400C-270 400 -480 280 -520 70Z').round(20, 0);
      return [d.layer('shell', fan.subtract(grooves).gapFrom(pearl.union(bowl), 30).withoutSlivers(900).union(bowl.gapFrom(pearl, 30)), 'main'), d.layer('pearl', pearl, 'main')];
    }
    return [d.layer('rays', upper, 'main'), d.layer('pearl', line ? pearl.rim(38) : pearl, 'second'), d.layer('shell', line ? lower.rim(40, 'round') : lower, 'main')];
  },
});
