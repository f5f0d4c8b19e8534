import { idea } from '../../idea.ts';

/** An owl of two circles. */
export const owlLens = idea({
  id: 'owl-lens',
  title: 'Two circles make an owl',
  says: 'Two circles are the eyes of the owl; where they meet is its beak.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['owl'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.16 },
    print: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.16 },
  },
  params: { apart: { label: 'Distance', min: 200, max: 236, usual: 216 }, pupils: { label: 'Pupils', min: 84, max: 122, usual: 104 } },
  draw: (d, { look, params }) => {
    const [x, pupil] = [params['apart']!, params['pupils']!];
    const [r, y] = [272, 40];
    const disc = d.circle(x, y, r);
    const lens = d.circle(-x, y + 90, r * 1.06).intersect(d.circle(x, y + 90, r * 1.06)).round(4, 0);
    const pupils = d.mirror(d.circle(x, y, pupil));
    const [edge, tip] = [x + r, x + r - 8];
    const brow = d.path(`M-20 -700V-64L0 -70C60 -190 ${tip * 0.5} -240 ${tip} -400L${edge + 40} -424V-700Z`);
    const tuft = d.path(`M${x - 120} ${y}V-300L${tip + 4} -430C${edge + 6} -280 ${edge} -150 ${edge} ${y}Z`);
    const right = disc.union(tuft).subtract(brow).round(8, 0);
    const left = right.flipX();
    const head = left.union(right);
    if (look === 'print') {
      const inks = d.overprint([{ shape: left, ink: 'main' }, { shape: right, ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['left', 'right', 'beak'][i]!, shape.subtract(pupils), paint));
    }
    const face = head.subtract(lens.grow(24), pupils).withoutSlivers(600);
    if (look === 'cut') return [d.layer('owl', head.subtract(lens, pupils).withoutSlivers(300), 'main')];
    return [d.layer('owl', face, 'main'), d.layer('beak', lens, 'second', { mono: 'ink' })];
  },
});
