import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A pineapple of lozenges with a crown of one leaf, repeated. */
export const quiltedPineapple = idea({
  id: 'quilted-pineapple',
  title: 'The crowned fruit',
  says: 'A quilted pineapple, its crown made of one leaf turned five ways.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pineapple'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { quilt: { label: 'Size of the lozenges', min: 130, max: 190, usual: 156 } },
  draw: (d, { look, params }) => {
    const size = params['quilt']! * (look === 'bold' ? 1.55 : 1);
    const cut = look === 'bold' ? 34 : 26;
    const [gap, pen] = [26, 42];
    const body = d.superellipse(0, 200, 262, 316, 2.4);
    const lines = Array.from({ length: 9 }, (_, i) => (i - 4) * size).flatMap((at) => [45, -45].map((turn) => d.rect(-700, -cut / 2, 1400, cut).move(0, at + size / 2).rotate(turn, [0, 0]).scale(0.84, 1.1).move(0, 200)));
    const leafAt = (turn: number, long: number) => d.leaf([0, 20], [0, -long], 0.2, 0.2).rotate(turn).move(0, -130);
    const center = leafAt(0, 400);
    const inner = d.mirror(leafAt(-30, 350).gapFrom(center, gap));
    const outer = d.mirror(leafAt(-62, 290).gapFrom(d.union(inner, center), gap));
    const crown = d.union(center, inner, outer).gapFrom(body, gap).withoutSlivers(800).round(6, 0);
    const quilt = body.subtract(d.union(...lines)).withoutSlivers(1600);
    const tiles = d.union(...quilt.pieces().map((piece) => piece.round(8, 0)));
    if (look === 'line') {
      const seams = d.union(...[45, -45].map((turn) => d.union(d.rect(-700, -pen / 2 - size * 0.8, 1400, pen), d.rect(-700, -pen / 2 + size * 0.8, 1400, pen)).rotate(turn, [0, 0]).scale(0.84, 1.1).move(0, 200))).intersect(body);
      return [d.layer('fruit', contour(body, pen).union(seams), 'main'), d.layer('crown', d.union(...crown.pieces().map((piece) => contour(piece, 34))), 'second')];
    }
    if (look === 'bold') return [d.layer('fruit', d.union(tiles, crown), 'main')];
    return [d.layer('fruit', tiles, 'main', { mono: 'ink' }), d.layer('crown', crown, 'second', { mono: 'ink' })];
  },
});
