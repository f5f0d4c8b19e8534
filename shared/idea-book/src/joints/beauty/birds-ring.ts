import { idea } from '../../idea.ts';

/** A ring whose two ends are birds that hold the stone between them. */
export const birdsRing = idea({
  id: 'birds-ring',
  title: 'Two birds, one stone',
  says: 'The ends of the ring are two birds, and they hold the stone between their beaks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'dove', 'swan', 'song-bird', 'wading-bird', 'love', 'couple', 'two', 'union', 'friendship'] }, { things: ['ring', 'pearl', 'gem', 'diamond'], trades: ['jewelry', 'weddings'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    diamond: { manner: 'cut', vibes: ['classic_ornate', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.08 },
  },
  params: { band: { label: 'Band', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const share = params['band']!;
    const center = [0, 130] as const;
    const radius = 330;
    const line = look === 'line';
    const arc = d.arc(...center, radius, -50, 90);
    const head = d.circle(206, -140, 100);
    const beak = d.polygon([[150, -222], [74, -330], [290, -170]]).round(6, 0);
    const eye = d.circle(200, -156, 22);
    const stone = look === 'diamond' ? d.polygon([[-190, -470], [-110, -560], [110, -560], [190, -470], [0, -270]], 10).subtract(d.rect(-300, -482, 600, 22)) : d.circle(0, -400, 124);
    const band = line ? arc.stroke(42) : arc.brush((t) => (150 - 90 * t) * share, { samples: 50 });
    const half = d.union(line ? head.scale(0.86, 0.86, [206, -140]) : head, beak).union(band).round(0, 20).subtract(eye);
    const birds = d.union(half, half.flipX(), d.rect(-6, center[1] + radius - (line ? 21 : 30 * share), 12, line ? 42 : 60 * share));
    return [d.layer('birds', birds.gapFrom(stone.filled(), 22), 'main'), d.layer('stone', line ? stone.rim(42, 'round') : stone, 'second', { mono: 'ink' })];
  },
});
