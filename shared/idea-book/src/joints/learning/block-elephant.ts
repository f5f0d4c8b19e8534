import { idea } from '../../idea.ts';

/** Four building blocks are an elephant. */
export const blockElephant = idea({
  id: 'block-elephant',
  title: 'An elephant of blocks',
  says: 'A few building blocks are an elephant, and the piece cut from the arch rides on its back.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['elephant', 'arch', 'bridge'] }, { things: ['building-block', 'play'], trades: ['toys', 'kindergarten', 'childcare', 'school'] }],
  looks: {
    colors: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], colors: 4, traits: ['playful'], stem: 0.1 },
    two: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 19, usual: 14 } },
  draw: (d, { look, params }) => {
    const isMany = look === 'colors';
    const gap = params['gap']!;
    const body = d.rect(-90, -60, 540, 440, 20).subtract(d.circle(180, 380, 140));
    const head = d.rect(-90 - gap - 250, -180, 250, 270, [125, 20, 20, 20]);
    const trunk = d.rect(-340, 90 + gap, 120, 380 - 90 - gap, [10, 10, 60, 10]);
    const ear = d.sector(-172, -46, 110, -90, 90);
    const rider = d.sector(180, -60 - gap, 140, 180, 360);
    const eye = d.circle(-262, -70, 20);
    const face = head.subtract(ear.grow(gap), eye);
    if (look === 'line') {
      const pen = 38;
      return [d.layer('elephant', d.union(body.rim(pen, 'round'), head.rim(pen, 'round').gapFrom(ear, gap), trunk.rim(pen, 'round'), eye.grow(6)), 'main', { mono: 'ink' }), d.layer('ear and rider', d.union(ear, rider.rim(pen, 'round')), 'second', { mono: 'ink' })];
    }
    return [
      d.layer('body', body, 'main'),
      d.layer('head', face, isMany ? 'second' : 'main', { mono: 'ink' }),
      d.layer('ear', ear, isMany ? 'third' : 'second', { mono: 'ink' }),
      d.layer('trunk', trunk, isMany ? 'fourth' : 'main', { mono: 'ink' }),
      d.layer('rider', rider, isMany ? 'third' : 'second', { mono: 'ink' }),
    ];
  },
});
