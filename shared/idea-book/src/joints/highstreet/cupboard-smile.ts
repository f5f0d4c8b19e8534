import { idea } from '../../idea.ts';

/** A kitchen cupboard that smiles. */
export const cupboardSmile = idea({
  id: 'cupboard-smile',
  title: 'The kitchen is glad',
  says: 'The cupboard smiles: its knobs are eyes, and the pull of its drawer is the mouth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kitchen-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { smile: { label: 'Smile', min: 40, max: 110, usual: 80 } },
  draw: (d, { look, params }) => {
    const deep = params['smile']!;
    const sharp = look === 'cut';
    const r = sharp ? 0 : 40;
    const top = d.rect(-480, -430, 960, 110, sharp ? 0 : 30);
    const doors = d.mirror(d.rect(-420, -294, 406, 360, [r, 0, 0, 0]));
    const drawer = d.rect(-420, 94, 840, 290, [0, 0, r, r]);
    const legs = d.mirror(d.rect(-350, 384, 90, 90, sharp ? 0 : [0, 0, 20, 20]));
    const eyes = d.mirror(d.circle(104, -90, 54));
    const smile = d.line(`M-190 ${236 - deep / 2}C-110 ${236 + deep} 110 ${236 + deep} 190 ${236 - deep / 2}`).stroke(look === 'line' ? 50 : 62, { cap: sharp ? 'butt' : 'round' });
    if (look === 'line') {
      const pen = 46;
      const box = d.rect(-440, -300, 880, 690, r).rim(pen, 'round');
      return [d.layer('cupboard', d.union(box, d.rect(-pen / 2, -300, pen, 380), d.rect(-440, 70, 880, pen), legs), 'main', { mono: 'ink' }), d.layer('top and handles', d.union(d.rect(-480, -400, 960, 76, 38), eyes, smile.move(0, 10)), 'second', { mono: 'ink' })];
    }
    const front = d.union(doors, drawer, legs).subtract(eyes, smile);
    if (sharp) return [d.layer('cupboard', d.union(front, top), 'main')];
    return [d.layer('cupboard', front, 'main', { mono: 'ink' }), d.layer('top', top, 'second', { mono: 'ink' })];
  },
});
