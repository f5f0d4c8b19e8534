import { idea } from '../../idea.ts';

/** A coin whose milled edge is the mane of a lion. */
export const coinLion = idea({
  id: 'coin-lion',
  title: 'The lion of the mint',
  says: 'The milled edge of the coin is the mane of a lion.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['banking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.12 },
  },
  params: { teeth: { label: 'Depth of the edge', min: 60, max: 110, usual: 84 }, gap: { label: 'Gap', min: 24, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [teeth, gap] = [params['teeth']!, params['gap']!];
    const notch = d.rect(-gap / 2, -600, gap, 100 + teeth, [0, 0, gap / 2, gap / 2]);
    const rim = d.circle(0, 0, 500).subtract(d.union(...d.radial(notch, { count: 28 })));
    const ears = d.mirror(d.circle(190, -210, 84));
    const face = d.mirror(d.path('M0 -250C110 -250 200 -210 220 -110C230 -30 214 30 196 90C180 150 176 210 136 262C104 302 50 318 0 318Z')).union(ears).round(0, 14);
    const eye = d.path('M70 -60C100 -90 150 -92 180 -80C172 -44 130 -24 100 -30C84 -36 74 -46 70 -60Z');
    const nose = d.path('M-86 90H86C86 130 40 160 16 176V230H-16V176C-40 160 -86 130 -86 90Z').round(8, 0);
    const features = d.mirror(eye).union(nose);
    if (look === 'cut') return [d.layer('lion', rim.subtract(face.subtract(features)), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('coin', rim.subtract(face), { gradient: ['second', 'main'], from: [-300, -400], to: [500, 600] }, { mono: 'ink' }), d.layer('face', face.shrink(gap).subtract(features), 'main', { mono: 'ink' })];
    return [d.layer('coin', rim.subtract(face), 'main', { mono: 'ink' }), d.layer('face', face.shrink(gap).subtract(features), 'second', { mono: 'ink' })];
  },
});
