import { idea } from '../../idea.ts';

/** Two ropes in a square knot. */
export const squareKnot = idea({
  id: 'square-knot',
  title: 'Tied together',
  says: 'Two ropes of two colors meet in a square knot, and pulling makes it hold.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['knot', 'rope', 'union', 'handshake', 'trust'], trades: ['mediation', 'law', 'recruiting', 'insurance', 'consulting'] }],
  looks: {
    ropes: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.09 },
    strands: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.03 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Rope weight', min: 68, max: 100, usual: 84 }, gap: { label: 'Gap', min: 10, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const [pen, gap] = [params['weight']! + (isBold ? 26 : 0), params['gap']! + (isBold ? 4 : 0)];
    // The two strands of a rope lie one gap apart, and its loop one gap outside those of the other.
    const [near, far] = [(pen + gap) / 2, (pen + gap) * 1.5];
    const [turn, bend] = [pen * 1.5, pen * 1.9];
    const end = bend + far + pen * 2;
    const path = d.line(`M${-end} ${-near}H${-turn}C0 ${-near} 0 ${-far} ${turn} ${-far}H${bend}A${far} ${far} 0 0 1 ${bend} ${far}H${turn}C0 ${far} 0 ${near} ${-turn} ${near}H${-end}`);
    const [left, right] = [path.stroke(pen), path.flipX(0).stroke(pen)];
    const middle = d.rect(-turn - pen * 0.2, -500, 2 * turn + pen * 0.4, 1000);
    const over = left.intersect(middle);
    const rope = right.gapFrom(over, gap);
    const sides = right.subtract(middle);
    const other = left.gapFrom(sides, gap);
    if (isBold) return [d.layer('knot', other.union(rope), 'main')];
    if (look === 'ropes') return [d.layer('rope', other, 'main', { mono: 'ink' }), d.layer('other rope', rope, 'second', { mono: 'ink' })];
    const core = (line: typeof path) => line.stroke((pen * 20) / 84);
    return [d.layer('rope', other.subtract(core(path)), 'main', { mono: 'ink' }), d.layer('other rope', rope.subtract(core(path.flipX(0))), 'second', { mono: 'ink' })];
  },
});
