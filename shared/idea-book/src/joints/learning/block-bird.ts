import { idea } from '../../idea.ts';

/** Round and pointed blocks are a bird. */
export const blockBird = idea({
  id: 'block-bird',
  title: 'A bird of blocks',
  says: 'Half circles and triangles from the toy box are a bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'nest'] }, { things: ['building-block', 'play', 'puzzle'], trades: ['toys', 'kindergarten', 'childcare', 'school'] }],
  looks: {
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract', 'geometric_minimal'], colors: 4, traits: ['playful'], stem: 0.1 },
    two: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 28, usual: 14 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const gap = params['gap']!;
    const belly = d.sector(0, 0, 300, 0, 180).round(10, 0);
    const head = d.sector(150, -gap, 150, 180, 360).round(8, 0).subtract(d.circle(160, -76, 26));
    const beak = d.polygon([[300 + gap, -gap], [300 + gap, -120], [440, -gap]], 8);
    const wing = d.sector(-gap, -gap, 300, 180, 270).round(8, 0);
    const tail = d.polygon([[-300 - gap, 0], [-470, 0], [-470, 170]], 8);
    const legs = d.union(...[-70, 40].map((x) => d.rect(x, 306, 40, 110, 8)));
    if (look === 'line') {
      const pen = 38;
      const dot = d.circle(150, -76 - gap, 24);
      return [d.layer('bird', d.union(belly.rim(pen, 'round'), d.sector(150, -gap, 150, 180, 360).rim(pen, 'round'), dot, legs), 'main', { mono: 'ink' }), d.layer('wing, beak and tail', d.union(wing.rim(pen, 'round'), beak, tail), 'second', { mono: 'ink' })];
    }
    return [
      d.layer('belly', belly, 'main'),
      d.layer('head', head, isMany ? 'third' : 'main', { mono: 'ink' }),
      d.layer('wing', wing, 'second', { mono: 'ink' }),
      d.layer('beak', beak, isMany ? 'fourth' : 'second', { mono: 'ink' }),
      d.layer('tail', tail, isMany ? 'fourth' : 'main', { mono: 'ink' }),
      d.layer('legs', legs, 'second', { mono: 'ink' }),
    ];
  },
});
