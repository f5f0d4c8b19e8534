import { idea } from '../../idea.ts';

/** Two rounded strips of three bands each, woven into a heart. */
export const wovenHeart = idea({
  id: 'woven-heart',
  title: 'A woven heart',
  says: 'Two pieces of cloth are woven over and under each other, and together they are a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fabric', 'loom'], trades: ['textiles', 'upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.05 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.2 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 30, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [side, count] = [600, 3];
    const tall = d.rect(0, 0, side, side).union(d.circle(side / 2, 0, side / 2));
    const mirrored = (shape: typeof tall) => shape.transform([0, 1, 1, 0, 0, 0]);
    const turned = (shape: typeof tall) => shape.move(-side / 2, -side / 2).rotate(45);
    const cell = side / count;
    if (look === 'print') {
      // Bands with bare thread between them print a gingham check.
      const bands = tall.subtract(d.rect(cell, 0, cell, side));
      const both = bands.intersect(mirrored(bands));
      const apart = (one: typeof tall, other: typeof tall) => turned(one.gapFrom(both, gap / 2).gapFrom(other, gap / 2));
      return [d.layer('warp', apart(bands, mirrored(bands)), 'main', { mono: 'ink' }), d.layer('weft', apart(mirrored(bands), bands), 'second', { mono: 'ink' }), d.layer('both', turned(both.shrink(gap / 2)), { mix: ['main', 'second'] }, { mono: 'ink' })];
    }
    const pen = 52;
    const r = side / 2 - pen / 2;
    const loop = d.line(`M${pen / 2} ${side}V0A${r} ${r} 0 0 1 ${side - pen / 2} 0V${side}`).with(d.polyline([[side / 2, -r], [side / 2, side]])).stroke(pen);
    const slits = Array.from({ length: count - 1 }, (_, i) => d.rect(((i + 1) * side) / count - gap / 2, 0, gap, side + 10));
    const strips = look === 'line' ? loop : tall.subtract(...slits);
    // The outer line of the heart lies on top all the way round.
    const isOver = (i: number, j: number) => (look === 'line' && i === count - 1) || (!(look === 'line' && j === count - 1) && (i + j) % 2 === 0);
    const cells = (isWarp: boolean) => d.union(...Array.from({ length: count * count }, (_, k) => [k % count, Math.floor(k / count)] as const).filter(([i, j]) => isOver(i, j) === isWarp).map(([i, j]) => d.rect(i * cell, j * cell, cell, cell)));
    const over = strips.intersect(cells(true));
    const across = mirrored(strips).intersect(cells(false));
    const one = strips.gapFrom(across, gap);
    const other = mirrored(strips).gapFrom(over, gap);
    return [d.layer('warp', turned(one), 'main', { mono: 'ink' }), d.layer('weft', turned(other), 'second', { mono: 'ink' })];
  },
});
