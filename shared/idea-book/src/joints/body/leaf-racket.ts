import { idea } from '../../idea.ts';

/** A tennis racket that is a leaf. */
export const leafRacket = idea({
  id: 'leaf-racket',
  title: 'The leaf racket',
  says: 'The racket is a leaf; its strings are the veins.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'tree', 'beech', 'elm', 'birch', 'linden', 'laurel', 'olive-tree', 'maple', 'garden'] }, { things: ['tennis-racket', 'tennis-ball'], trades: ['tennis'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { strings: { label: 'Weight of the strings', min: 0.36, max: 0.58, usual: 0.4 } },
  draw: (d, { look, params }) => {
    const pen = 64;
    const leaf = d.path('M0 -540C170 -450 310 -290 310 -100C310 70 160 190 0 250C-160 190 -310 70 -310 -100C-310 -290 -170 -450 0 -540Z');
    const inside = leaf.shrink(pen - 8);
    const veins = d.mirror(d.union(...[-560, -420, -280, -140, 0, 140, 280, 420].map((y) => d.polyline([[-400, y + 400], [400, y - 400]]).stroke(pen * params['strings']!))));
    const strings = veins.intersect(inside);
    if (look === 'line') {
      // Few strings in the weight of the rim: a midrib and its veins.
      const weight = 38;
      const few = d.union(d.line('M0 -540V250').stroke(weight), d.mirror(d.union(...[-210, -40, 130].map((y) => d.polyline([[0, y + 20], [400, y - 260]]).stroke(weight * (params['strings']! + 0.6))))));
      const racket = leaf.rim(weight, 'round').union(few.intersect(leaf.shrink(weight - 8)), d.rect(-weight / 2, 220, weight, 120));
      return [d.layer('leaf', racket.rotate(32), 'main'), d.layer('grip', d.rect(-weight, 330, weight * 2, 270, weight).rotate(32), 'second', { mono: 'ink' })];
    }
    if (look === 'bold') {
      const net = d.mirror(d.union(...[-440, -220, 0, 220, 440].map((y) => d.polyline([[-400, y + 350], [400, y - 450]]).stroke(96 * params['strings']!))));
      const holes = leaf.shrink(78, 'round').subtract(net).withoutSlivers(2400).round(10, 0);
      const frame = leaf.subtract(holes);
      return [d.layer('racket', frame.union(d.rect(-40, 220, 80, 120), d.rect(-58, 310, 116, 290, 44)).round(0, 8).rotate(32), 'main')];
    }
    const grip = d.rect(-pen * 0.7, 300, pen * 1.4, 280, pen * 0.5);
    return [d.layer('leaf', leaf.rim(pen, 'round').union(strings, d.rect(-pen * 0.4, 230, pen * 0.8, 90)).rotate(32), 'main'), d.layer('grip', grip.rotate(32), 'second', { mono: 'ink' })];
  },
});
