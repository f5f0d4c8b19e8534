import { idea } from '../../idea.ts';

/** A candle that burns with a leaf. */
export const leafFlame = idea({
  id: 'leaf-flame',
  title: 'The leaf candle',
  says: 'The flame is a leaf, and its stalk is the wick.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'herb', 'mint', 'eucalyptus', 'sage', 'lavender', 'olive-tree', 'forest', 'laurel', 'tea-leaf', 'plant'] }, { things: ['candle', 'flame'], trades: ['candles', 'spa', 'gift-shop', 'meditation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { candle: { label: 'Candle width', min: 210, max: 350, usual: 300 }, gap: { label: 'Gap', min: 12, max: 32, usual: 18 } },
  draw: (d, { look, params }) => {
    const flame = d.path('M0 -20C-190 -50 -270 -180 -210 -310C-150 -420 -30 -430 0 -580C150 -480 260 -340 236 -200C216 -90 120 -30 0 -20Z').round(6, 0);
    const stalk = d.line('M0 60V-40C0 -160 10 -250 30 -360').brush([32, 30, 26, 8], { ends: 'round' });
    const veins = d.union(d.line('M8 -150C60 -190 110 -214 150 -220').brush([20, 14, 6]), d.line('M4 -110C-50 -150 -96 -174 -140 -180').brush([20, 14, 6]));
    const [wide, gap] = [params['candle']!, params['gap']!];
    const candle = d.path(`M${-wide} 90C${-wide + 120} 130 ${wide - 120} 130 ${wide} 90V460C${wide} 490 ${wide - 20} 500 ${wide - 40} 500H${40 - wide}C${20 - wide} 500 ${-wide} 490 ${-wide} 460Z`).round(8, 0);
    const wick = d.rect(-16, -10, 32, 190, 16);
    const pool = candle.gapFrom(wick, gap);
    if (look === 'line') return [d.layer('leaf', flame.rim(34, 'round').union(stalk), 'second', { mono: 'ink' }), d.layer('candle', candle.rim(34, 'round').gapFrom(stalk, gap - 4), 'main', { mono: 'ink' })];
    return [d.layer('leaf', flame.subtract(stalk, veins).union(wick.subtract(d.rect(-100, -100, 200, 140))), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -20], to: [0, -600] } : 'second', { mono: 'ink' }), d.layer('candle', pool, 'main', { mono: 'ink' })];
  },
});
