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
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const rib = (i: number) => d.path('M-40 -226L-66 -420A66 66 0 0 1 66 -420L40 -226Z').rotate((i - 2.5) * 31);
    const knives = d.union(...[0, 1, 2, 3, 4].map((i) => d.polyline([[0, 0], [0, -700]]).stroke(20).rotate((i - 2) * 31)));
    const ribs = d.union(...[0, 1, 2, 3, 4, 5].map((i) => (line ? d.sector(0, 0, 1, 0, 1).union(rib(i).rim(36, 'round')) : rib(i))));
    const upper = line ? d.union(...[0, 1, 2, 3, 4, 5].map((i) => rib(i).shrink(8).rim(36, 'round'))) : ribs.subtract(knives).withoutSlivers(300);
    const pearl = d.circle(0, 0, 180);
    const lower = d.path('M-470 60C-420 60 -250 60 -196 60C-150 150 -80 204 0 204C80 204 150 150 196 60H470C440 260 250 380 0 380C-250 380 -440 260 -470 60Z').round(16, 0);
    return [d.layer('rays', upper, 'main'), d.layer('pearl', line ? pearl.rim(38) : pearl, 'second'), d.layer('shell', line ? lower.rim(40, 'round') : lower, 'main')];
  },
});
