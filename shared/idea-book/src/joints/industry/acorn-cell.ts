import { idea } from '../../idea.ts';

/** An acorn that is a battery. */
export const acornCell = idea({
  id: 'acorn-cell',
  title: 'Stored for later',
  says: 'The acorn is a battery: its stem is the terminal, and lightning is kept in the nut.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['batteries'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    module: { manner: 'module', vibes: ['geometric_minimal', 'tech_sharp', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { bolt: { label: 'Size of the bolt', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 24, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const nut = d.path('M-300 -120H300V110C300 330 140 420 40 470L0 520L-40 470C-140 420 -300 330 -300 110Z').round(18, 30);
    const cap = d.path('M-390 -150C-390 -330 -220 -420 0 -420C220 -420 390 -330 390 -150Z').round(50, 0);
    const pole = d.rect(-84, -540, 168, 170, 30);
    const top = cap.union(pole).round(0, 16);
    const body = nut.gapFrom(top, gap);
    const bolt = d.polygon([[60, -70], [-150, 190], [-14, 190], [-66, 400], [150, 110], [14, 110]], 8).scale(params['bolt']!, params['bolt']!, [0, 165]);
    if (look === 'module') {
      const bars = d.union(...[0, 1, 2].map((i) => d.rect(-500, -116 + gap + i * (182 + gap), 1000, 182)));
      return [d.layer('cap', top, 'main', { mono: 'ink' }), d.layer('charge', d.union(...body.intersect(bars).pieces().map((piece) => piece.round(20, 0))), 'second', { mono: 'ink' })];
    }
    return [d.layer('cap', top, 'main', { mono: 'ink' }), d.layer('nut', body.subtract(bolt), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
