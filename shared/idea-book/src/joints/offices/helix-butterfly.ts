import { idea } from '../../idea.ts';

/** A double helix that is a butterfly. */
export const helixButterfly = idea({
  id: 'helix-butterfly',
  title: 'Life unfolds',
  says: 'Two turns of the double helix are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['biotech'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'modern_flat'], colors: 2, stem: 0.09 },
  },
  params: { pen: { label: 'Strands', min: 76, max: 96, usual: 86 }, rung: { label: 'Rungs', min: 48, max: 66, usual: 56 } },
  draw: (d, { look, params }) => {
    const [pen, rung] = [params['pen']!, params['rung']!];
    const gap = 26;
    const inside = d.path('M0 0C110 -190 220 -370 400 -370C540 -370 560 -200 500 -50C470 110 450 330 330 330C180 330 120 150 0 0Z');
    const falling = d.line('M-400 -370C-220 -370 -110 -190 0 0C120 150 180 330 330 330').stroke(pen);
    const rising = d.line('M400 -370C220 -370 110 -190 0 0C-120 150 -180 330 -330 330').stroke(pen);
    const tip = d.line('M400 -370C540 -370 560 -200 500 -50C470 110 450 330 330 330').stroke(pen);
    const rungs = d.union(...[186, 292, 398].map((x) => d.rect(x - rung / 2, -500, rung, 1000))).intersect(inside.shrink(pen / 2 + (look === 'solid' ? gap * 0.9 : -12)));
    const antenna = d.mirror(d.line('M30 -250C20 -330 50 -420 120 -450').stroke(40, { cap: 'round' }).union(d.circle(126, -452, 34)));
    const crossed = rising.subtract(falling.grow(gap).intersect(d.circle(0, 0, 140))).union(falling, d.mirror(tip));
    const bars = d.mirror(rungs);
    const feelers = antenna.move(0, 40);
    if (look === 'cut') return [d.layer('helix', d.union(crossed, bars, feelers), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('rungs', bars, { tint: 'second', by: 0.2 }, { mono: 'ink' }), d.layer('strands', crossed.union(feelers), { gradient: ['main', 'second'], from: [0, 400], to: [0, -500] }, { mono: 'ink' })];
    return [d.layer('rungs', bars, 'second', { mono: 'ink' }), d.layer('strands', crossed.union(feelers), 'main', { mono: 'ink' })];
  },
});
