import { idea } from '../../idea.ts';

/** A double helix that opens into two leaves. */
export const helixBud = idea({
  id: 'helix-bud',
  title: 'Life, from the first turn',
  says: 'The double helix is the stem of a young plant, and its two strands end in leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['double-helix'], trades: ['biotech'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.045 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { weight: { label: 'Weight', min: 60, max: 84, usual: 72 }, turn: { label: 'Width', min: 320, max: 420, usual: 370 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : params['weight']!;
    const wide = params['turn']! / 2;
    const gap = look === 'line' ? 24 : 26;
    const [top, cross, bottom] = [-200, 150, 560];
    const half = (side: number) =>
      d.line(`M0 ${top}C${side * wide * 0.55} ${top + 60} ${side * wide} ${top + 100} ${side * wide} ${(top + cross) / 2}C${side * wide} ${cross - 100} ${side * wide * 0.2} ${cross - 60} 0 ${cross}C${-side * wide * 0.2} ${cross + 60} ${-side * wide} ${cross + 100} ${-side * wide} ${(cross + bottom) / 2}V${bottom}`);
    const [over, under] = [half(1).stroke(pen, { cap: 'butt' }), half(-1).stroke(pen, { cap: 'butt' })];
    const crossing = d.circle(0, cross, 180);
    const behind = under.subtract(over.intersect(crossing).grow(gap));
    const rung = (y: number, w: number) => d.rect(-w, y - pen / 2, 2 * w, pen);
    const rungs = d.union(rung((top + cross) / 2, wide - pen / 2 - gap), rung((cross + bottom) / 2 + 60, wide - pen / 2 - gap));
    const leaf = d.leaf([0, top - 10], [430, -560], 0.16, 0.34).round(look === 'line' ? 0 : 6, 0);
    const drawn = look === 'line' ? leaf.rim(44) : leaf;
    const leaves = drawn.union(d.leaf([0, top - 10], [-300, -400], 0.34, 0.16).rim(look === 'line' ? 44 : 400)).subtract(d.rect(-gap / 2, -800, gap, 700));
    const strands = d.union(over, behind);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, bottom], to: [0, top] } as const) : 'main';
    return [d.layer('strands', d.union(strands, rungs).subtract(leaves.grow(gap)).withoutSlivers(300), paint), d.layer('leaves', leaves, 'second', { mono: 'ink' })];
  },
});
